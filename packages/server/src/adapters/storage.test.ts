/**
 * Removes what is unused among 50,000 pictures.
 * @module-tag night
 */

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { newId } from '../database/id.ts'
import type { Database } from '../database/schema.ts'
import { type Storage, createStorage } from './storage.ts'

const PICTURES = 50_000
const BATCH = 1000

let database: TestDatabase
let folder: string
let storage: Storage
let statements: string[] = []

const hashOf = (name: string | number): string => createHash('sha256').update(String(name)).digest('hex')
const pathOf = (hash: string, ending = '.jpg'): string => join(folder, hash.slice(0, 2), `${hash}${ending}`)

async function countFiles(): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'convoca-storage-'))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push(query.sql),
  })
  storage = createStorage({ folder, db })
  const hashes = Array.from({ length: PICTURES }, (_, index) => hashOf(index))
  for (const shard of new Set(hashes.map((hash) => hash.slice(0, 2)))) await mkdir(join(folder, shard))
  for (let at = 0; at < PICTURES; at += BATCH)
    await Promise.all(hashes.slice(at, at + BATCH).map((hash) => writeFile(pathOf(hash), '')))
  await sql`
    insert into files (id, entity_type, entity_id, business_type, hash, width, height, size, created_by, created_at)
    select gen_random_uuid(), 'TEAM', gen_random_uuid(), 'TEAM_PROFILE_PHOTO', hash, 1, 1, 1, null, now()
    from unnest(${hashes}::text[]) hash`.execute(database.db)
})
beforeEach(() => {
  statements = []
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('of 50,000 pictures in use none is removed, by one statement for a thousand', async () => {
  expect(await storage.removeUnused()).toBe(0)
  expect(statements.length).toBeLessThanOrEqual(PICTURES / BATCH + 1)
  expect(await countFiles()).toBe(PICTURES)
})

test('what is unused is found among them, with its versions; what a group shows stays', async () => {
  const [unused, version, shown] = [hashOf('unused'), hashOf('version'), hashOf('group')]
  for (const hash of [unused, shown]) await writeFile(pathOf(hash), '')
  for (const hash of [unused, shown]) await writeFile(pathOf(hash, '-64.webp'), '')
  await writeFile(pathOf(version, '-64.webp'), '')
  await sql`
    insert into conversations (id, kind, name, picture_hash) values (${newId()}, 'GROUP', 'Trio', ${shown})`.execute(
    database.db,
  )
  expect(await storage.removeUnused()).toBe(2)
  const left = [unused, version, shown].flatMap((hash) => [
    existsSync(pathOf(hash)),
    existsSync(pathOf(hash, '-64.webp')),
  ])
  expect(left).toEqual([false, false, false, false, true, true])
  expect(await countFiles()).toBe(PICTURES + 2)
})

test('a server that closes does not wait for the rest', async () => {
  const closing = new AbortController()
  closing.abort()
  await writeFile(pathOf(hashOf('late')), '')
  expect(await storage.removeUnused(closing.signal)).toBe(0)
  expect(statements).toEqual([])
  expect(existsSync(pathOf(hashOf('late')))).toBe(true)
})

test('a folder that is not there yet has nothing unused', async () => {
  const missing = createStorage({ folder: join(folder, 'missing'), db: database.db })
  expect(await missing.removeUnused()).toBe(0)
})
