import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type Crowd, fingerprint, newCrowd, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'

let server: TestServer
let crowd: Crowd

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  crowd = await newCrowd(server)
})

async function membershipOf(person: Person, teamId = crowd.team.id) {
  return server.db
    .selectFrom('team_members')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('user_id', '=', person.id)
    .executeTakeFirst()
}

async function memberId(person: Person): Promise<string> {
  return (await membershipOf(person))!.id
}

const activities = () =>
  server.db
    .selectFrom('team_activities')
    .select(['action_type', 'actor_id', 'subject_id', 'role', 'target'])
    .where('team_id', '=', crowd.team.id)
    .where('action_type', 'not in', ['TEAM_CREATED', 'MEMBER_INVITED'])
    .orderBy('id')
    .execute()

async function toldTo(person: Person) {
  const { body } = await server.call('listUnreadNotifications', { token: person.token })
  return body.map(({ type, body: text, teamId }: Schemas['Notification']) => ({ type, text, teamId }))
}

const changeRole = async (actor: Person, subject: Person, newRole: Schemas['TeamRole']) =>
  server.call('changeMemberRole', {
    token: actor.token,
    path: { id: crowd.team.id, memberId: await memberId(subject) },
    body: { newRole },
  })

const remove = async (actor: Person, subject: Person) =>
  server.call('removeMember', {
    token: actor.token,
    path: { id: crowd.team.id, memberId: await memberId(subject) },
  })

describe('changing a role', () => {
  test('a manager promotes a player to captain; the player is notified and the change logged', async () => {
    const { MANAGER, PLAYER } = crowd.people
    const response = await changeRole(MANAGER, PLAYER, 'CAPTAIN')
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ role: 'CAPTAIN', entity: { user_id: PLAYER.id } })
    expect((await membershipOf(PLAYER))!.role).toBe('CAPTAIN')
    expect(await activities()).toEqual([
      {
        action_type: 'ROLE_CHANGED',
        actor_id: MANAGER.id,
        subject_id: PLAYER.id,
        role: 'CAPTAIN',
        target: null,
      },
    ])
    expect(await toldTo(PLAYER)).toEqual([
      { type: 'TEAM_UPDATE', text: `Agora você é capitão do ${crowd.team.name}.`, teamId: crowd.team.id },
    ])
  })

  test('the same role again changes nothing and notifies nobody', async () => {
    const before = await fingerprint(server.db)
    const response = await changeRole(crowd.people.OWNER, crowd.people.PLAYER, 'PLAYER')
    expect([response.status, response.body.role]).toEqual([200, 'PLAYER'])
    expect(await fingerprint(server.db)).toBe(before)
  })

  const refused = [
    ['MANAGER', 'OWNER', 'PLAYER'],
    ['MANAGER', 'MANAGER', 'PLAYER'],
    ['MANAGER', 'PLAYER', 'OWNER'],
    ['OWNER', 'PLAYER', 'OWNER'],
    ['OWNER', 'OWNER', 'MANAGER'],
    ['COACH', 'PLAYER', 'CAPTAIN'],
    ['CAPTAIN', 'PLAYER', 'COACH'],
    ['PLAYER', 'PLAYER', 'OWNER'],
  ] as const
  test.each(refused)('%s may not make %s a %s', async (actor, subject, newRole) => {
    const before = await fingerprint(server.db)
    const response = await changeRole(crowd.people[actor], crowd.people[subject], newRole)
    expect(codeOf(response)).toEqual([403, 'FORBIDDEN'])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test.each(['MANAGER', 'COACH', 'PLAYER'] as const)(
    '%s cannot promote a manager, which only the owner can',
    async (by) => {
      const before = await fingerprint(server.db)
      const response = await changeRole(crowd.people[by], crowd.people.CAPTAIN, 'MANAGER')
      expect(codeOf(response)).toEqual([403, 'NOT_TEAM_OWNER'])
      expect(await fingerprint(server.db)).toBe(before)
    },
  )

  test('only the owner makes a manager and unmakes one', async () => {
    const { OWNER, MANAGER, PLAYER } = crowd.people
    const other = await newMember(server, crowd.team, 'MANAGER')
    expect(codeOf(await changeRole(MANAGER, other, 'PLAYER'))).toEqual([403, 'FORBIDDEN'])
    expect((await changeRole(OWNER, PLAYER, 'MANAGER')).status).toBe(200)
    expect((await changeRole(OWNER, PLAYER, 'PLAYER')).status).toBe(200)
  })

  test('a member of another team is not in this one', async () => {
    const { OWNER, otherOwner } = crowd.people
    const other = await newTeam(server)
    const player = await newMember(server, other, 'PLAYER')
    const foreign = (await membershipOf(player, other.id))!.id
    const before = await fingerprint(server.db)
    const path = { id: crowd.team.id, memberId: foreign }
    const token = OWNER.token
    const responses = [
      await server.call('changeMemberRole', { token, path, body: { newRole: 'COACH' } }),
      await server.call('assignRoster', { token, path, body: { rosterStatus: 'INACTIVE' } }),
      await server.call('removeMember', { token, path }),
      await server.call('transferTeam', { token, path, body: { memberId: foreign } }),
    ]
    expect(responses.map(codeOf)).toEqual(Array(4).fill([404, 'NOT_IN_TEAM']))
    const strange = await server.call('removeMember', {
      token: otherOwner.token,
      path: { ...path, memberId: await memberId(crowd.people.PLAYER) },
    })
    expect(codeOf(strange)).toEqual([404, 'TEAM_NOT_FOUND'])
    expect(await fingerprint(server.db)).toBe(before)
  })
})

describe('the line-up', () => {
  test('leaders place everybody, the owner and themselves included', async () => {
    const { MANAGER, OWNER } = crowd.people
    const place = async (subject: Person, rosterStatus: Schemas['RosterStatus']) =>
      server.call('assignRoster', {
        token: MANAGER.token,
        path: { id: crowd.team.id, memberId: await memberId(subject) },
        body: { rosterStatus },
      })
    const response = await place(OWNER, 'INACTIVE')
    expect([response.status, response.body.roster_status]).toEqual([200, 'INACTIVE'])
    expect((await place(MANAGER, 'SUBSTITUTE')).body.roster_status).toBe('SUBSTITUTE')
    expect(await activities()).toMatchObject([
      { action_type: 'ROSTER_CHANGED', subject_id: OWNER.id, target: 'INACTIVE' },
      { action_type: 'ROSTER_CHANGED', subject_id: MANAGER.id, target: 'SUBSTITUTE' },
    ])
    expect(await toldTo(OWNER)).toMatchObject([{ type: 'TEAM_UPDATE' }])
    expect(await toldTo(MANAGER)).toEqual([])
  })
})

describe('going', () => {
  test('a removed member is notified, and no longer sees the team', async () => {
    const { MANAGER, PLAYER } = crowd.people
    expect((await remove(MANAGER, PLAYER)).status).toBe(204)
    expect(await toldTo(PLAYER)).toEqual([
      {
        type: 'TEAM_KICK',
        text: `Você não faz mais parte do ${crowd.team.name}.`,
        teamId: crowd.team.id,
      },
    ])
    const read = await server.call('readTeam', { token: PLAYER.token, path: { id: crowd.team.id } })
    expect(codeOf(read)).toEqual([404, 'TEAM_NOT_FOUND'])
    expect(await activities()).toMatchObject([{ action_type: 'MEMBER_REMOVED', subject_id: PLAYER.id }])
  })

  test.each([
    ['MANAGER', 'OWNER'],
    ['MANAGER', 'MANAGER'],
    ['OWNER', 'OWNER'],
  ] as const)('%s may not remove %s', async (actor, subject) => {
    const before = await fingerprint(server.db)
    expect(codeOf(await remove(crowd.people[actor], crowd.people[subject]))).toEqual([403, 'FORBIDDEN'])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('who leaves is gone at once and the leaders hear of it', async () => {
    const { OWNER, MANAGER, COACH, PLAYER } = crowd.people
    const leave = () =>
      server.call('leaveTeam', { token: PLAYER.token, path: { id: crowd.team.id }, body: undefined })
    expect((await leave()).status).toBe(204)
    expect(codeOf(await leave())).toEqual([404, 'TEAM_NOT_FOUND'])
    const text = `${PLAYER.nick} saiu do ${crowd.team.name}.`
    for (const leader of [OWNER, MANAGER]) {
      expect(await toldTo(leader)).toEqual([{ type: 'TEAM_LEAVE', text, teamId: crowd.team.id }])
      const { body } = await server.call('listNotifications', { token: leader.token })
      expect(body.data[0].player).toEqual({ nick: PLAYER.nick })
    }
    expect(await toldTo(COACH)).toEqual([])
    expect(await activities()).toMatchObject([{ action_type: 'MEMBER_LEFT', actor_id: PLAYER.id }])
  })

  test('the owner cannot leave before handing the team over', async () => {
    const { OWNER, COACH } = crowd.people
    const path = { id: crowd.team.id }
    const token = OWNER.token
    expect(codeOf(await server.call('leaveTeam', { token, path }))).toEqual([409, 'LAST_OWNER'])
    const body = { memberId: await memberId(COACH) }
    const handed = await server.call('transferTeam', { token, path, body })
    expect([handed.status, handed.body.role, handed.body.entity.owner.id]).toEqual([200, 'MANAGER', COACH.id])
    expect(handed.body.permissions.deleteTeam).toBe(false)
    expect(await toldTo(COACH)).toMatchObject([{ type: 'TEAM_UPDATE' }])
    expect(codeOf(await server.call('transferTeam', { token, path, body }))).toEqual([403, 'NOT_TEAM_OWNER'])
    expect((await server.call('leaveTeam', { token, path })).status).toBe(204)
  })

  test('the team cannot be handed to its own owner', async () => {
    const { OWNER } = crowd.people
    const body = { memberId: await memberId(OWNER) }
    const response = await server.call('transferTeam', {
      token: OWNER.token,
      path: { id: crowd.team.id },
      body,
    })
    expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors).toMatchObject([{ path: 'memberId', code: 'INVALID_VALUE' }])
  })
})
