import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../src')
const query =
  /from 'kysely(?:\/|')|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>`]*>)?`/

/** Repositories, and the queries beside them; the database and its demo data are SQL's own folders. */
function mayQuery(file: string): boolean {
  return /(?:^|[/-])(?:repository|queries)\.ts$|\.test\.ts$|^(?:database|seed)\//.test(file)
}

test('only repositories query the database', () => {
  const others = globSync('**/*.ts', { cwd: root }).filter((file) => !mayQuery(file))
  expect(others.length).toBeGreaterThan(50)
  expect(others.filter((file) => query.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
