import type pg from 'pg'
import type { TestDatabase } from './database.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** Rows that the scans of a plan touched, by table: those that a filter threw away count too. */
function rowsRead(node: PlanNode, read = new Map<string, number>()): Map<string, number> {
  const table = node['Relation Name']
  if (table !== undefined) {
    const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const rows = (node['Actual Rows'] + dropped) * node['Actual Loops']
    read.set(table, (read.get(table) ?? 0) + Math.ceil(rows))
  }
  for (const child of node.Plans ?? []) rowsRead(child, read)
  return read
}

/** Runs the statement and answers how many rows of each table it read. */
export async function explainRows(
  database: TestDatabase,
  { sql, parameters }: Statement,
): Promise<Map<string, number>> {
  const { rows }: pg.QueryResult<{ 'QUERY PLAN': [{ Plan: PlanNode }] }> = await database.pool.query(
    `explain (analyze, format json) ${sql}`,
    [...parameters],
  )
  return rowsRead(rows[0]!['QUERY PLAN'][0].Plan)
}
