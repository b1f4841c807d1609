import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public')
  folder = await mkdtemp(join(tmpdir(), 'convoca-migrations-'))
  await writeFile(join(folder, '0001_first.sql'), 'create table first (id int);')
  await writeFile(join(folder, '0002_second.sql'), 'create table second (id int);')
  return () => rm(folder, { recursive: true, force: true })
})

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'schema_migrations' order by 1",
  )
  return rows.map((row) => row.name)
}

test('applies pending migrations once and in order', async () => {
  expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await migrate(database.pool, folder)).toEqual([])
  expect(await tables()).toEqual(['first', 'second'])
})

test('lets only one of several concurrent servers apply them', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.pool, folder)))
  expect(applied.filter((names) => names.length === 2)).toHaveLength(1)
  expect(applied.filter((names) => names.length === 0)).toHaveLength(4)
})

test('rolls back a failing migration and keeps the earlier ones', async () => {
  await writeFile(join(folder, '0003_third.sql'), 'create table third (id int); select 1 / 0;')
  await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 0003_third.sql failed')
  expect(await tables()).toEqual(['first', 'second'])
})

test('refuses a database that newer code has migrated, and leaves it as it is', async () => {
  await migrate(database.pool, folder)
  await rm(join(folder, '0002_second.sql'))
  await writeFile(join(folder, '0003_third.sql'), 'create table third (id int);')
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'belongs to a newer version of this server (it has 0002_second.sql)',
  )
  expect(await tables()).toEqual(['first', 'second'])
})

test('says that a database is read-only, migrated or not', async () => {
  const pool = new pg.Pool({ connectionString: database.url, options: '-c default_transaction_read_only=on' })
  await expect(migrate(pool, folder)).rejects.toThrow('The database is read-only')
  await migrate(database.pool, folder)
  await expect(migrate(pool, folder)).rejects.toThrow('The database is read-only')
  await pool.end()
})

test('rejects a migration that was changed after it had been applied', async () => {
  await migrate(database.pool, folder)
  await writeFile(join(folder, '0002_second.sql'), 'create table second (id int, name text);')
  await expect(migrate(database.pool, folder)).rejects.toThrow('0002_second.sql was changed')
})
