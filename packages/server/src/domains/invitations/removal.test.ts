import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type TestResponse,
  type Person,
  type TestServer,
  codeOf,
  startServer,
} from '../../../test/harness.ts'
import { callInvitation, send } from '../../../test/invitations.ts'
import { type TestTeam, invite, newMember, newTeam } from '../../../test/teams.ts'

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

async function memberIdOf(person: Person): Promise<string | undefined> {
  const members = server.db.selectFrom('team_members').select('id').where('team_id', '=', team.id)
  return (await members.where('user_id', '=', person.id).executeTakeFirst())?.id
}

async function memberPath(person: Person) {
  return { ...path(), memberId: (await memberIdOf(person)) ?? '' }
}

async function remove(person: Person): Promise<void> {
  const response = await server.call('removeMember', {
    token: team.owner.token,
    path: await memberPath(person),
  })
  expect(response.status).toBe(204)
}

async function changeRole(person: Person, newRole: 'PLAYER' | 'COACH' | 'MANAGER'): Promise<TestResponse> {
  const target = await memberPath(person)
  return server.call('changeMemberRole', { token: team.owner.token, path: target, body: { newRole } })
}

async function leave(person: Person): Promise<void> {
  expect((await server.call('leaveTeam', { token: person.token, path: path() })).status).toBe(204)
}

const join = (code: string) => server.call('joinByLink', { token: player.token, path: { code } })

describe('the link', () => {
  async function linkOf(operation: 'readInviteLink' | 'resetInviteLink' = 'readInviteLink'): Promise<string> {
    return (await server.call(operation, { token: team.owner.token, path: path() })).body.code
  }

  test('does not let in again whom the team removed, before or after it is renewed', async () => {
    const code = await linkOf()
    expect((await join(code)).status).toBe(200)
    await remove(player)
    expect(codeOf(await join(code))).toEqual([403, 'REMOVED_FROM_TEAM'])
    expect(codeOf(await join(await linkOf('resetInviteLink')))).toEqual([403, 'REMOVED_FROM_TEAM'])
    expect(await memberIdOf(player)).toBeUndefined()
  })

  test('nor with an application of their own, until the team accepts it', async () => {
    const code = await linkOf()
    await server.db.updateTable('teams').set({ is_recruiting: true }).where('id', '=', team.id).execute()
    await join(code)
    await remove(player)
    const body = { message: null, vacancyId: null }
    const applied = await server.call('applyToTeam', { token: player.token, path: path(), body })
    expect(codeOf(await join(code))).toEqual([403, 'REMOVED_FROM_TEAM'])
    const target = { id: team.id, inviteId: applied.body.id }
    expect((await callInvitation(server, 'acceptInvitation', team.owner, target)).status).toBe(200)
    expect(await memberIdOf(player)).toBeDefined()
  })

  test('lets them in by an invitation of their own, and then like everybody else', async () => {
    const code = await linkOf()
    await join(code)
    await remove(player)
    await invite(server, team, player, 'CAPTAIN')
    expect((await join(code)).body.role).toBe('CAPTAIN')
    await leave(player)
    expect((await join(code)).status).toBe(200)
  })

  test('lets in again who left by themselves', async () => {
    const code = await linkOf()
    await join(code)
    await leave(player)
    expect((await join(code)).status).toBe(200)
  })
})

describe('the invitations of a manager', () => {
  let manager: Person
  let inviteId: string

  beforeEach(async () => {
    manager = await newMember(server, team, 'MANAGER')
    const sent = await send(server, manager, team.id, [{ userId: player.id, role: 'PLAYER' }])
    inviteId = sent.body[0].id
  })

  const accept = () => callInvitation(server, 'acceptInvitation', player, { id: team.id, inviteId })

  const ends: [string, () => Promise<unknown>][] = [
    ['is demoted', () => changeRole(manager, 'COACH')],
    ['is removed', () => remove(manager)],
    ['leaves', () => leave(manager)],
  ]

  test.each(ends)('who %s are cancelled', async (_, end) => {
    await end()
    expect(codeOf(await accept())).toEqual([404, 'INVITATION_NOT_FOUND'])
    expect(await memberIdOf(player)).toBeUndefined()
    const listed = await server.call('listTeamInvitations', { token: team.owner.token, path: path() })
    expect(listed.body.data).toEqual([])
    const log = await server.call('listActivities', { token: team.owner.token, path: path() })
    expect(log.body.data.map((one: { actionType: string }) => one.actionType)).toContain(
      'INVITATION_CANCELLED',
    )
    // The player can be invited again.
    await invite(server, team, player)
  })

  test('who stays one are not', async () => {
    expect((await changeRole(manager, 'MANAGER')).status).toBe(200)
    expect((await accept()).status).toBe(200)
  })

  test('of the owner outlive a transfer, except to become manager', async () => {
    const second = await server.registerUser()
    const third = await server.registerUser()
    const asManager = await invite(server, team, second, 'MANAGER')
    const asCoach = await invite(server, team, third, 'COACH')
    const body = { memberId: (await memberIdOf(manager)) ?? '' }
    expect((await server.call('transferTeam', { token: team.owner.token, path: path(), body })).status).toBe(
      200,
    )
    const respond = (by: Person, id: string) =>
      callInvitation(server, 'acceptInvitation', by, { id: team.id, inviteId: id })
    expect(codeOf(await respond(second, asManager))).toEqual([404, 'INVITATION_NOT_FOUND'])
    expect((await respond(third, asCoach)).status).toBe(200)
  })

  test('are accepted before the demotion or not at all', async () => {
    for (let round = 0; round < Number(process.env['RACE_ROUNDS'] ?? 20); round += 1) {
      const [demoted, accepted] = await Promise.all([changeRole(manager, 'PLAYER'), accept()])
      expect(demoted.status).toBe(200)
      expect([200, 404]).toContain(accepted.status)
      expect((await memberIdOf(player)) !== undefined).toBe(accepted.status === 200)
      await server.db.deleteFrom('team_members').where('user_id', '=', player.id).execute()
      expect((await changeRole(manager, 'MANAGER')).status).toBe(200)
      inviteId = (await send(server, manager, team.id, [{ userId: player.id, role: 'PLAYER' }])).body[0].id
    }
  })
})
