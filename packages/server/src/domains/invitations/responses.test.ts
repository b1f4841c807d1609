import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { callInvitation, expire, send, unreadOf } from '../../../test/invitations.ts'
import { type Crowd, fingerprint, newCrowd } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { lateResponseError } from './rules.ts'

let server: TestServer
let crowd: Crowd
let invitee: Person

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  crowd = await newCrowd(server)
  invitee = crowd.people.invitee
})

const target = () => ({ id: crowd.team.id, inviteId: crowd.inviteId })
const accept = () => callInvitation(server, 'acceptInvitation', invitee, target())
const decline = () => callInvitation(server, 'declineInvitation', invitee, target())
const cancel = () => callInvitation(server, 'deleteInvitation', crowd.team.owner, target())
const members = () =>
  server.db
    .selectFrom('team_members')
    .select('role')
    .where('team_id', '=', crowd.team.id)
    .where('user_id', '=', invitee.id)
    .execute()

test('accepting adds a member and notifies owner and manager', async () => {
  const response = await accept()
  expect([response.status, response.body.status]).toEqual([200, 'ACCEPTED'])
  expect(await members()).toEqual([{ role: 'PLAYER' }])
  const notification = {
    type: 'TEAM_JOIN',
    body: `${invitee.nick} entrou no ${crowd.team.name}.`,
    teamTag: crowd.team.tag,
  }
  expect(await unreadOf(server, crowd.people.OWNER)).toMatchObject([notification])
  expect(await unreadOf(server, crowd.people.MANAGER)).toMatchObject([notification])
  expect(await unreadOf(server, crowd.people.COACH)).toEqual([])
  expect(await unreadOf(server, invitee)).toEqual([])
  const all = await server.call('listNotifications', { token: invitee.token })
  expect(all.body.data).toMatchObject([{ type: 'TEAM_INVITE', isRead: true, body: { status: 'ACCEPTED' } }])
})

test('declining notifies owner and manager and adds no member', async () => {
  const response = await decline()
  expect([response.status, response.body.status]).toEqual([200, 'DECLINED'])
  expect(await members()).toEqual([])
  expect(await unreadOf(server, crowd.people.OWNER)).toMatchObject([
    {
      type: 'TEAM_UPDATE',
      body: `${invitee.nick} recusou o convite do ${crowd.team.name}.`,
      player: { nick: invitee.nick },
    },
  ])
  expect(
    (await send(server, crowd.team.owner, crowd.team.id, [{ userId: invitee.id, role: 'COACH' }])).status,
  ).toBe(201)
})

test('leaders of a team without notifications are notified of a new member too, with a link to the player', async () => {
  await server.db
    .updateTable('teams')
    .set({ notifications_enabled: false })
    .where('id', '=', crowd.team.id)
    .execute()
  await accept()
  expect(await unreadOf(server, crowd.people.OWNER)).toMatchObject([
    { type: 'TEAM_JOIN', player: { nick: invitee.nick } },
  ])
})

test('cancelling leaves the invitee a line instead of buttons', async () => {
  expect((await cancel()).status).toBe(204)
  expect(await unreadOf(server, invitee)).toMatchObject([
    {
      type: 'TEAM_INVITE',
      inviteId: null,
      body: `O convite do time ${crowd.team.name} não está mais disponível.`,
    },
  ])
  expect(codeOf(await accept())).toEqual([404, 'INVITATION_NOT_FOUND'])
  expect(codeOf(await cancel())).toEqual([404, 'INVITATION_NOT_FOUND'])
})

const states = [
  ['an accepted', () => accept()],
  ['a declined', () => decline()],
] as const
test.each(states)('%s invitation cannot be answered again', async (_, first) => {
  expect((await first()).status).toBe(200)
  const before = await fingerprint(server.db)
  for (const next of [accept, decline, cancel]) {
    expect(codeOf(await next())).toEqual([409, 'INVITATION_NOT_PENDING'])
  }
  expect(await fingerprint(server.db)).toBe(before)
})

test('an expired one can be cancelled but not answered', async () => {
  await expire(server, crowd.inviteId)
  const before = await fingerprint(server.db)
  expect(codeOf(await accept())).toEqual([409, 'INVITATION_EXPIRED'])
  expect(codeOf(await decline())).toEqual([409, 'INVITATION_EXPIRED'])
  expect(await fingerprint(server.db)).toBe(before)
  expect((await cancel()).status).toBe(204)
})

test('somebody who came in another way stays one member', async () => {
  await server.db
    .insertInto('team_members')
    .values({
      id: newId(),
      team_id: crowd.team.id,
      user_id: invitee.id,
      role: 'COACH',
      roster_status: 'STARTER',
    })
    .execute()
  const before = await fingerprint(server.db)
  expect(codeOf(await accept())).toEqual([409, 'ALREADY_IN_TEAM'])
  expect(await fingerprint(server.db)).toBe(before)
})

test('an application is not the applicant’s to accept', async () => {
  await server.db
    .updateTable('invitations')
    .set({ kind: 'APPLICATION' })
    .where('id', '=', crowd.inviteId)
    .execute()
  expect(codeOf(await accept())).toEqual([404, 'INVITATION_NOT_FOUND'])
})

test('a refusal names what the invitation has become', () => {
  expect(lateResponseError(null).code).toBe('INVITATION_NOT_FOUND')
  expect(lateResponseError({ status: 'PENDING' }).code).toBe('INVITATION_EXPIRED')
  expect(lateResponseError({ status: 'DECLINED' }).code).toBe('INVITATION_NOT_PENDING')
})
