import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestServer, codeOf, startServer } from './harness.ts'
import { plain } from './images.ts'
import { newRegistrant } from './registrations.ts'
import { newTeam } from './teams.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const isReady = async () => (await server.call('readReadiness')).status

/** Lets inserts of users and new tables fail from now on, as on a full disk. */
async function fillDatabase(): Promise<void> {
  const body = "$$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$"
  await sql.raw(`create function refuse_row() returns trigger language plpgsql as ${body}`).execute(server.db)
  await sql
    .raw(`create function refuse_table() returns event_trigger language plpgsql as ${body}`)
    .execute(server.db)
  await sql`create trigger full_disk before insert on users execute function refuse_row()`.execute(server.db)
  await sql`
    create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function refuse_table()`.execute(server.db)
}

async function clearDatabase(): Promise<void> {
  await sql`drop event trigger full_disk`.execute(server.db)
  await sql`drop trigger full_disk on users`.execute(server.db)
}

test('a write to a full database is answered 503, and the server is not ready until one succeeds', async () => {
  await fillDatabase()
  expect(await isReady()).toBe(200)
  const refused = await server.call('register', { body: { ...newRegistrant() } })
  expect(codeOf(refused)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  expect([await isReady(), await isReady()]).toEqual([503, 503])
  expect((await server.call('listAllGames')).status).toBe(200)
  await clearDatabase()
  expect(await isReady()).toBe(200)
  expect((await server.call('register', { body: { ...newRegistrant() } })).status).toBe(201)
})

test('a picture for which there is no space is answered 503', async () => {
  const team = await newTeam(server)
  const write = (): Promise<void> =>
    Promise.reject(Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }))
  const storage = { ...server.services.storage, write }
  Object.assign(server.services, { storage })
  const refused = await server.call('saveFile', {
    token: team.owner.token,
    body: {
      base64: (await plain(500, 500, '#336699').png().toBuffer()).toString('base64'),
      extension: 'PNG',
      entityType: 'TEAM',
      entityId: team.id,
      businessType: 'TEAM_PROFILE_PHOTO',
      fileType: 'IMAGE',
    },
  })
  expect(codeOf(refused)).toEqual([503, 'SERVICE_UNAVAILABLE'])
  // There is space for what readiness writes.
  expect(await isReady()).toBe(200)
})
