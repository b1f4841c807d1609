import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../../test/authorisation/support.ts'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { createIdentityCode } from '../auth/identity-codes.ts'
import { createMailToken } from '../auth/mail-tokens.ts'

let server: TestServer
let teams: [TestTeam, TestTeam]
beforeAll(async () => {
  server = await startServer()
  teams = [await newTeam(server), await newTeam(server)]
})
afterAll(() => server.close())

const NEW_PASSWORD = 'onca-pintada-2027'

/** The status of each calendar that the person has an address of: of two teams and of their own matches. */
async function subscribe({ token }: Person): Promise<() => Promise<number[]>> {
  const urls: string[] = []
  for (const { id } of teams)
    urls.push((await server.call('resetCalendarKey', { token, path: { id } })).body.url)
  urls.push((await server.call('resetMatchCalendarKey', { token })).body.url)
  return () => Promise.all(urls.map(async (url) => (await server.inject({ url })).status))
}

async function newSubscriber(): Promise<Person> {
  const person = await newMember(server, teams[0], 'PLAYER')
  await server.db
    .insertInto('team_members')
    .values({
      id: newId(),
      team_id: teams[1].id,
      user_id: person.id,
      role: 'PLAYER',
      roster_status: 'STARTER',
    })
    .execute()
  return person
}

const endings: [string, (person: Person) => Promise<{ status: number }>][] = [
  [
    'a new password in the settings',
    ({ token }) =>
      server.call('updatePassword', { token, body: { currentPassword: PASSWORD, password: NEW_PASSWORD } }),
  ],
  [
    'a recovery by mail',
    async (person) => {
      const token = await createMailToken(server.services, person, 'RECOVERY')
      return server.call('changePassword', { body: { token, password: NEW_PASSWORD } })
    },
  ],
  [
    'the first password of an account without one',
    async (person) => {
      await server.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute()
      const code = await createIdentityCode(server.services, person)
      return server.call('createPassword', { token: person.token, body: { code, password: NEW_PASSWORD } })
    },
  ],
  [
    'a suspension',
    async ({ id }) => {
      const { token } = await makeAdmin(server)
      const ends_at = new Date(Date.now() + 86_400_000).toISOString()
      return server.call('suspendUser', {
        token,
        path: { id },
        body: { reason: 'Ofensas no chat.', ends_at },
      })
    },
  ],
]

describe('the addresses of calendars', () => {
  test.each(endings)('end with %s', async (_, end) => {
    const person = await newSubscriber()
    const read = await subscribe(person)
    const readOthers = await subscribe(await newSubscriber())
    expect(await read()).toEqual([200, 200, 200])
    expect((await end(person)).status).toBeLessThan(300)
    expect(await read()).toEqual([404, 404, 404])
    expect(await readOthers()).toEqual([200, 200, 200])
  })

  test('stay where the current password is wrong', async () => {
    const person = await newSubscriber()
    const read = await subscribe(person)
    const body = { currentPassword: 'senha-errada-mesmo', password: NEW_PASSWORD }
    expect((await server.call('updatePassword', { token: person.token, body })).status).toBe(403)
    expect(await read()).toEqual([200, 200, 200])
  })
})
