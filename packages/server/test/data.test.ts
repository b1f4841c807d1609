import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retentionRules } from '../src/database/retention.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'

let database: TestDatabase
let rows: Map<string, string[]>
beforeAll(async () => {
  database = await createTestDatabase()
  const page = await readFile(join(import.meta.dirname, '../../../docs/data.md'), 'utf8')
  rows = new Map(
    [...page.matchAll(/^\| `(\w+)` *\|(.*)\|$/gm)].map(([, table = '', cells = '']) => [
      table,
      cells.split('|').map((cell) => cell.trim()),
    ]),
  )
})
afterAll(() => database.close())

describe('docs/data.md', () => {
  test('has one row for each table of the migrated database, in their order', async () => {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    expect([...rows.keys()]).toEqual(tables.map(({ name }) => name).toSorted())
  })

  test('names the bound, the time and the readers of each', () => {
    const incomplete = [...rows].filter(([, cells]) => cells.length !== 3 || cells.includes(''))
    expect(incomplete).toEqual([])
  })

  test.each(retentionRules)('says for how long rows of $table are kept', ({ table, days }) => {
    expect(rows.get(table)?.[1]).toMatch(new RegExp(String.raw`\b${days} days\b`))
  })
})
