import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestServer, codeOf, startServer } from './harness.ts'
import { newRegistrant } from './registrations.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const setReadOnly = async (setting: 'on' | 'off'): Promise<void> => {
  const name = new URL(server.database.url).pathname.slice(1)
  await server.database.pool.query(`alter database ${name} set default_transaction_read_only = ${setting}`)
  // New connections have it.
  await server.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  )
  await server.database.pool.query(`set default_transaction_read_only = ${setting}`)
}

test('a database that has become read-only is said to be so; reads are answered, writes are 503', async () => {
  await setReadOnly('on')
  await expect.poll(async () => (await server.call('readReadiness')).status).toBe(503)
  expect(server.logged.join('')).toContain('The database is read-only')
  expect((await server.call('listAllGames')).status).toBe(200)
  const refused = await server.call('register', { body: { ...newRegistrant() } })
  expect(codeOf(refused)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  await server.database.pool.query('set default_transaction_read_only = off')
  await setReadOnly('off')
  await expect.poll(async () => (await server.call('readReadiness')).status).toBe(200)
})
