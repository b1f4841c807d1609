import { invitationLifetime } from '@convoca/contract/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { callInvitation, expire, send, unreadOf } from '../../../test/invitations.ts'
import {
  type Crowd,
  type TestTeam,
  fingerprint,
  invite,
  newCrowd,
  newMember,
  newTeam,
} from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import type { Schemas } from '../../contract/types.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe('sending invitations', () => {
  let crowd: Crowd
  let players: Person[]
  beforeEach(async () => {
    crowd = await newCrowd(server)
    players = [await server.registerUser(), await server.registerUser()]
  })

  test('stores, notifies and writes down each of them', async () => {
    const [one, two] = players as [Person, Person]
    const response = await send(server, crowd.team.owner, crowd.team.id, [
      { userId: one.id, role: 'CAPTAIN' },
      { userId: two.id, role: 'MANAGER' },
    ])
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject([
      {
        kind: 'INVITE',
        status: 'PENDING',
        role: 'CAPTAIN',
        user: { id: one.id, nick: one.nick },
        userWhoInvited: { id: crowd.team.owner.id },
        team: { name: crowd.team.name, team_tag: crowd.team.tag },
      },
      { role: 'MANAGER', user_id: two.id },
    ])
    const life = Date.parse(response.body[0].expires_at) - Date.parse(response.body[0].created_at)
    // The column's default, which SQL alone can write.
    expect(life).toBe(invitationLifetime)
    expect(await unreadOf(server, one)).toMatchObject([
      { type: 'TEAM_INVITE', inviteId: response.body[0].id, body: { status: 'PENDING', role: 'CAPTAIN' } },
    ])
    const activities = await server.db
      .selectFrom('team_activities')
      .select(['subject_id', 'role'])
      .where('team_id', '=', crowd.team.id)
      .where('action_type', '=', 'MEMBER_INVITED')
      .where('subject_id', 'in', [one.id, two.id])
      .execute()
    expect(activities).toHaveLength(2)
  })

  const refusals: [string, () => object[], number, string, string | null, ('OWNER' | 'MANAGER')?][] = [
    ['a role of OWNER', () => [item(0, 'OWNER')], 400, 'VALIDATION_FAILED', '0.role'],
    ['a MANAGER from a manager', () => [item(0, 'MANAGER')], 403, 'NOT_TEAM_OWNER', null, 'MANAGER'],
    ['one player twice', () => [item(0), item(0, 'COACH')], 400, 'VALIDATION_FAILED', '1.userId'],
    [
      'an unknown player beside a good one',
      () => [item(0), { userId: newId(), role: 'PLAYER' }],
      400,
      'VALIDATION_FAILED',
      '1.userId',
    ],
    [
      'a member beside a good one',
      () => [item(0), { userId: crowd.people.COACH.id, role: 'PLAYER' }],
      409,
      'ALREADY_IN_TEAM',
      '1.userId',
    ],
    [
      'somebody already invited beside a good one',
      () => [item(0), { userId: crowd.people.invitee.id, role: 'PLAYER' }],
      409,
      'USER_ALREADY_INVITED',
      '1.userId',
    ],
    ['an empty list', () => [], 400, 'VALIDATION_FAILED', ''],
  ]
  const item = (index: number, role = 'PLAYER') => ({ userId: players[index]!.id, role })

  test.each(refusals)('refuses %s and invites nobody', async (_, items, status, code, path, by = 'OWNER') => {
    const before = await fingerprint(server.db)
    const response = await send(server, crowd.people[by], crowd.team.id, items())
    expect(codeOf(response)).toEqual([status, code])
    if (path !== null) expect(response.body.errors[0].path).toBe(path)
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('holds a team to 50 pending ones, even when many are sent at once', async () => {
    const team = await newTeam(server)
    const people = await Promise.all(Array.from({ length: 56 }, () => server.registerUser()))
    const first = people.slice(0, 46).map((person) => ({ userId: person.id, role: 'PLAYER' }))
    expect((await send(server, team.owner, team.id, first)).status).toBe(201)
    const responses = await Promise.all(
      people
        .slice(46)
        .map((person) => send(server, team.owner, team.id, [{ userId: person.id, role: 'PLAYER' }])),
    )
    expect(responses.filter((response) => response.status === 201)).toHaveLength(4)
    expect(codeOf(responses.find((response) => response.status !== 201)!)).toEqual([
      409,
      'INVITATION_QUOTA_EXCEEDED',
    ])
  })

  test('lets exactly one of 8 simultaneous invitations of one player through', async () => {
    const items = [item(0)]
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send(server, crowd.team.owner, crowd.team.id, items)),
    )
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(7).fill(409),
    ])
  })

  test('makes room for a new one once the old one has expired', async () => {
    await expire(server, crowd.inviteId)
    const again = [{ userId: crowd.people.invitee.id, role: 'COACH' }]
    expect((await send(server, crowd.team.owner, crowd.team.id, again)).status).toBe(201)
  })
})

describe('resending', () => {
  let team: TestTeam
  let manager: Person
  let player: Person
  beforeEach(async () => {
    team = await newTeam(server)
    manager = await newMember(server, team, 'MANAGER')
    player = await server.registerUser()
  })
  const resend = (by: Person, inviteId: string) =>
    callInvitation(server, 'resendInvitation', by, { id: team.id, inviteId })

  test('makes a new invitation of the same player and role, and the old one is gone', async () => {
    const old = await invite(server, team, player, 'COACH')
    const response = await resend(manager, old)
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
      role: 'COACH',
      status: 'PENDING',
      user: { id: player.id },
      userWhoInvited: { id: manager.id },
    })
    expect(response.body.id).not.toBe(old)
    expect(
      codeOf(await callInvitation(server, 'acceptInvitation', player, { id: team.id, inviteId: old })),
    ).toEqual([404, 'INVITATION_NOT_FOUND'])
    expect(await unreadOf(server, player)).toMatchObject([
      { type: 'TEAM_INVITE', inviteId: response.body.id },
    ])
    expect(
      (await callInvitation(server, 'acceptInvitation', player, { id: team.id, inviteId: response.body.id }))
        .status,
    ).toBe(200)
  })

  test('leaves one notification, which leads to the new one', async () => {
    let inviteId = await invite(server, team, player)
    for (let round = 0; round < 3; round += 1) inviteId = (await resend(manager, inviteId)).body.id
    const { body } = await server.call('listNotifications', {
      token: player.token,
      query: { page: 1, limit: 20 },
    })
    const invitations = body.data.filter(({ type }: Schemas['Notification']) => type === 'TEAM_INVITE')
    expect(invitations).toMatchObject([
      { inviteId, body: { id: inviteId, status: 'PENDING' }, isRead: false },
    ])
  })

  test('gives an expired one another 7 days', async () => {
    const old = await invite(server, team, player)
    await expire(server, old)
    const response = await resend(manager, old)
    expect(response.body).toMatchObject({ status: 'PENDING', is_expired: false })
  })

  test('is refused where it would be the 51st, which leaves the old one', async () => {
    const old = await invite(server, team, player)
    await expire(server, old)
    const people = await Promise.all(Array.from({ length: 50 }, () => server.registerUser()))
    const items = people.map((person) => ({ userId: person.id, role: 'PLAYER' }))
    await send(server, team.owner, team.id, items)
    const before = await fingerprint(server.db)
    expect(codeOf(await resend(manager, old))).toEqual([409, 'INVITATION_QUOTA_EXCEEDED'])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('of a manager is the owner’s alone', async () => {
    const old = await invite(server, team, player, 'MANAGER')
    expect(codeOf(await resend(manager, old))).toEqual([403, 'NOT_TEAM_OWNER'])
    expect((await resend(team.owner, old)).status).toBe(201)
  })

  test('takes no answered one, and none of another team', async () => {
    const old = await invite(server, team, player)
    const other = await newTeam(server)
    const foreign = await callInvitation(server, 'resendInvitation', other.owner, {
      id: other.id,
      inviteId: old,
    })
    expect(codeOf(foreign)).toEqual([404, 'INVITATION_NOT_FOUND'])
    await callInvitation(server, 'declineInvitation', player, { id: team.id, inviteId: old })
    expect(codeOf(await resend(manager, old))).toEqual([409, 'INVITATION_NOT_PENDING'])
  })
})
