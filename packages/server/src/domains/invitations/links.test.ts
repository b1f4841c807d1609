import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type TestTeam, fingerprint, invite, newMember, newTeam } from '../../../test/teams.ts'

let server: TestServer
let team: TestTeam
let player: Person

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  player = await server.registerUser()
})

const path = () => ({ id: team.id })
const join = (code: string, by = player) => server.call('joinByLink', { token: by.token, path: { code } })

async function linkOf(by = team.owner): Promise<string> {
  const response = await server.call('readInviteLink', { token: by.token, path: path() })
  return response.body.code
}

async function roleOf(person: Person): Promise<string | undefined> {
  const members = server.db.selectFrom('team_members').select('role').where('team_id', '=', team.id)
  return (await members.where('user_id', '=', person.id).executeTakeFirst())?.role
}

const expireLink = () =>
  server.db
    .updateTable('invite_links')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('team_id', '=', team.id)
    .execute()

test('the link is made once, good for 30 days, and the same for every leader', async () => {
  const manager = await newMember(server, team, 'MANAGER')
  const [one, two] = await Promise.all(
    [team.owner, manager].map((by) => server.call('readInviteLink', { token: by.token, path: path() })),
  )
  expect(one?.body).toEqual(two?.body)
  expect(one?.body.url).toBe(`/team/join/${one?.body.code}`)
  const days = (Date.parse(one?.body.expires_at) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(Math.round(days)).toBe(30)
})

test('shows the team to whoever has it, and makes them a player', async () => {
  const code = await linkOf()
  const seen = await server.call('readInviteLinkTeam', { token: player.token, path: { code } })
  expect(seen.body).toMatchObject({ id: team.id, team_tag: team.tag })
  const response = await join(code)
  expect([response.status, response.body.role]).toEqual([200, 'PLAYER'])
  expect(await roleOf(player)).toBe('PLAYER')
  const unread = await server.call('listUnreadNotifications', { token: team.owner.token })
  expect(unread.body).toMatchObject([
    {
      type: 'TEAM_JOIN',
      body: `${player.nick} entrou no ${team.name}.`,
      teamTag: team.tag,
      player: { nick: player.nick },
    },
  ])
  const before = await fingerprint(server.db)
  expect(codeOf(await join(code))).toEqual([409, 'ALREADY_IN_TEAM'])
  expect(await fingerprint(server.db)).toBe(before)
})

test('accepts what the player has open with the team', async () => {
  const inviteId = await invite(server, team, player, 'CAPTAIN')
  expect((await join(await linkOf())).body.role).toBe('CAPTAIN')
  const mine = await server.call('listMyInvitations', { token: player.token })
  expect(mine.body.data).toMatchObject([{ id: inviteId, status: 'ACCEPTED' }])
})

test('an old link ends with the new one', async () => {
  const old = await linkOf()
  const fresh = await server.call('resetInviteLink', { token: team.owner.token, path: path() })
  expect(fresh.status).toBe(201)
  expect(await linkOf()).toBe(fresh.body.code)
  expect(codeOf(await join(old))).toEqual([404, 'INVITATION_NOT_FOUND'])
  const seen = await server.call('readInviteLinkTeam', { token: player.token, path: { code: old } })
  expect(codeOf(seen)).toEqual([404, 'INVITATION_NOT_FOUND'])
  expect((await join(fresh.body.code)).status).toBe(200)
})

test('an expired link lets nobody in, and is replaced where it is shown', async () => {
  const old = await linkOf()
  await expireLink()
  expect(codeOf(await join(old))).toEqual([409, 'INVITATION_EXPIRED'])
  expect(await roleOf(player)).toBeUndefined()
  expect(await linkOf()).not.toBe(old)
  expect(codeOf(await join(old))).toEqual([404, 'INVITATION_NOT_FOUND'])
})

test.each(['a', 'A'.repeat(15), `${'A'.repeat(15)}'`])(
  'a malformed code such as %s is refused',
  async (code) => {
    expect((await join(code)).status).toBe(400)
  },
)
