import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from './database.ts'
import { startServer } from './harness.ts'

afterEach(() => vi.restoreAllMocks())

test('a start reads no table of the site and no picture, however many there are', async () => {
  const database = await createTestDatabase()
  const filesDir = await mkdtemp(join(tmpdir(), 'convoca-ready-'))
  const unused = randomBytes(32).toString('hex')
  const orphan = join(filesDir, unused.slice(0, 2), `${unused}.jpg`)
  await mkdir(join(filesDir, unused.slice(0, 2)))
  await writeFile(orphan, 'x')
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    database.db,
  )
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const server = await startServer({
    database,
    config: { filesDir },
    jobTiming: { polling: 600 },
  })
  const asked = query.mock.calls.map(([given]: unknown[]) =>
    typeof given === 'string' ? given : String(Reflect.get(Object(given), 'text')),
  )
  query.mockRestore()
  try {
    expect(asked.length).toBeGreaterThan(0)
    const names = tables.rows.map(({ name }) => name)
    expect(names).toContain('files')
    const own = new RegExp(String.raw`\b(?:from|join|update|into) "?(?:${names.join('|')})\b`)
    expect(asked.filter((statement) => own.test(statement))).toEqual([])
    expect(existsSync(orphan)).toBe(true)
    expect(await server.services.storage.removeUnused()).toBe(1)
    expect(existsSync(orphan)).toBe(false)
  } finally {
    await server.close()
    await database.close()
    await rm(filesDir, { recursive: true })
  }
})
