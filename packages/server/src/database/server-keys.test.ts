import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { createSecrets } from '../adapters/secrets.ts'
import { type ServerKey, ServerKeyError, requireKnownKeys } from './server-keys.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('server_keys').execute()
})
afterAll(() => database.close())

const fingerprintOf = (byte: number): string =>
  createSecrets({ encryptionKey: Buffer.alloc(32, byte), dataDir: '/nowhere' })
    .hash('fingerprint', 'server')
    .toString('hex')
const keys = (byte: number, vapid: string): ServerKey[] => [
  { name: 'ENCRYPTION_KEY', fingerprint: fingerprintOf(byte), file: 'encryption.key' },
  { name: 'VAPID_PUBLIC_KEY', fingerprint: vapid, file: 'vapid.json' },
]

test('the keys of the first server are those of all', async () => {
  await requireKnownKeys(database.db, keys(1, 'B'))
  await requireKnownKeys(database.db, keys(1, 'B'))
  await expect(requireKnownKeys(database.db, keys(2, 'B'))).rejects.toThrow(
    'another ENCRYPTION_KEY; set ENCRYPTION_KEY to the same as its other servers, or DATA_DIR to the folder with their encryption.key.',
  )
  await expect(requireKnownKeys(database.db, keys(1, 'C'))).rejects.toThrow(
    'another VAPID_PUBLIC_KEY; set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY',
  )
  // A refused one has changed nothing.
  await requireKnownKeys(database.db, keys(1, 'B'))
})

test('of two that start at once with different keys one is refused', async () => {
  const results = await Promise.allSettled([
    requireKnownKeys(database.db, keys(1, 'B')),
    requireKnownKeys(database.db, keys(2, 'C')),
  ])
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toEqual([{ status: 'rejected', reason: expect.any(ServerKeyError) }])
})

test('the database holds no key', async () => {
  await requireKnownKeys(database.db, keys(1, 'B'))
  const rows = await database.db.selectFrom('server_keys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(Buffer.alloc(32, 1).toString('hex'))
})
