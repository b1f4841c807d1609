import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type Crowd, fingerprint, invite, newCrowd, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { answerRefusal } from './rules.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const everybody = [
  'stranger',
  'invitee',
  'exMember',
  'otherOwner',
  'OWNER',
  'MANAGER',
  'COACH',
  'CAPTAIN',
  'PLAYER',
] as const
type Who = (typeof everybody)[number]

function send(token: string, teamId: string, items: object[]): Promise<Answer> {
  return server.call('sendInvitations', { token, path: { id: teamId }, body: items as never })
}

function act(
  operation: 'acceptInvitation' | 'declineInvitation' | 'deleteInvitation',
  token: string,
  teamId: string,
  inviteId: string,
): Promise<Answer> {
  return server.call(operation, { token, path: { id: teamId, inviteId } })
}

async function expire(inviteId: string): Promise<void> {
  await server.db
    .updateTable('invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', inviteId)
    .execute()
}

const codeOf = (answer: Answer): [number, string | undefined] => [answer.status, answer.body?.code]

describe('who may do what with invitations', () => {
  let crowd: Crowd
  beforeAll(async () => {
    crowd = await newCrowd(server)
  })

  /** Everybody who is refused, with the refusal; whoever is missing may. */
  const outside = { stranger: 404, invitee: 404, exMember: 404, otherOwner: 404 }
  const byTeam = { ...outside, COACH: 403, CAPTAIN: 403, PLAYER: 403 }
  const byInvitee = Object.fromEntries(everybody.filter((who) => who !== 'invitee').map((who) => [who, 404]))
  const matrix: {
    name: string
    refused: Partial<Record<Who, number>>
    run: (token?: string) => Promise<Answer>
  }[] = [
    {
      name: 'sendInvitations',
      refused: byTeam,
      run: async (token) =>
        server.call('sendInvitations', {
          ...(token === undefined ? {} : { token }),
          path: { id: crowd.team.id },
          body: [{ userId: crowd.people.stranger.id, role: 'PLAYER' }] as never,
        }),
    },
    ...(['listTeamInvitations'] as const).map((name) => ({
      name,
      refused: byTeam,
      run: (token?: string) =>
        server.call(name, { ...(token === undefined ? {} : { token }), path: { id: crowd.team.id } }),
    })),
    ...(['acceptInvitation', 'declineInvitation', 'deleteInvitation'] as const).map((name) => ({
      name,
      refused: name === 'deleteInvitation' ? byTeam : byInvitee,
      run: (token?: string) =>
        server.call(name, {
          ...(token === undefined ? {} : { token }),
          path: { id: crowd.team.id, inviteId: crowd.inviteId },
        }),
    })),
  ]

  const rows = matrix.flatMap((row) => [
    { ...row, who: 'guest' as const, status: 401 },
    ...everybody.flatMap((who) => {
      const status = row.refused[who]
      return status === undefined ? [] : [{ ...row, who, status }]
    }),
  ])

  test.each(rows)('$name refuses the $who with $status and changes nothing', async ({ run, who, status }) => {
    const before = await fingerprint(server.db)
    const answer = await run(who === 'guest' ? undefined : crowd.people[who].token)
    expect(answer.status).toBe(status)
    expect(await fingerprint(server.db)).toBe(before)
  })

  test.each(matrix)('$name lets everybody else', async ({ run, refused, name }) => {
    for (const who of everybody.filter((each) => refused[each] === undefined)) {
      crowd = await newCrowd(server)
      const answer = await run(crowd.people[who].token)
      expect([name, who, answer.status < 300]).toEqual([name, who, true])
    }
  })

  test('an invitation of another team cannot be reached through the own one', async () => {
    const owner = crowd.people.otherOwner
    const own = await server.db
      .selectFrom('team_members')
      .select('team_id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const fresh = await newCrowd(server)
    const answer = await act('deleteInvitation', owner.token, own.team_id, fresh.inviteId)
    expect(codeOf(answer)).toEqual([404, 'INVITATION_NOT_FOUND'])
    const wrong = await act('acceptInvitation', fresh.people.invitee.token, own.team_id, fresh.inviteId)
    expect(codeOf(wrong)).toEqual([404, 'INVITATION_NOT_FOUND'])
  })
})

describe('sending invitations', () => {
  let crowd: Crowd
  let players: Person[]
  beforeEach(async () => {
    crowd = await newCrowd(server)
    players = [await server.registerUser(), await server.registerUser()]
  })

  test('stores, notifies and writes down each of them', async () => {
    const [one, two] = players as [Person, Person]
    const answer = await send(crowd.team.owner.token, crowd.team.id, [
      { userId: one.id, role: 'CAPTAIN' },
      { userId: two.id, role: 'MANAGER' },
    ])
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject([
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
    const life = Date.parse(answer.body[0].expires_at) - Date.parse(answer.body[0].created_at)
    expect(life).toBe(7 * 24 * 60 * 60 * 1000)
    const unread = await server.call('listUnreadNotifications', { token: one.token })
    expect(unread.body).toMatchObject([
      { type: 'TEAM_INVITE', inviteId: answer.body[0].id, body: { status: 'PENDING', role: 'CAPTAIN' } },
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
    ['a MANAGER from a manager', () => [item(0, 'MANAGER')], 403, 'FORBIDDEN', null, 'MANAGER'],
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
    const answer = await send(crowd.people[by].token, crowd.team.id, items())
    expect(codeOf(answer)).toEqual([status, code])
    if (path !== null) expect(answer.body.errors[0].path).toBe(path)
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('holds a team to 50 pending ones, even when many are sent at once', async () => {
    const team = await newTeam(server)
    const people = await Promise.all(Array.from({ length: 56 }, () => server.registerUser()))
    const first = people.slice(0, 46).map((person) => ({ userId: person.id, role: 'PLAYER' }))
    expect((await send(team.owner.token, team.id, first)).status).toBe(201)
    const answers = await Promise.all(
      people
        .slice(46)
        .map((person) => send(team.owner.token, team.id, [{ userId: person.id, role: 'PLAYER' }])),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(4)
    expect(codeOf(answers.find((answer) => answer.status !== 201)!)).toEqual([
      409,
      'INVITATION_QUOTA_EXCEEDED',
    ])
  })

  test('lets exactly one of 8 simultaneous invitations of one player through', async () => {
    const items = [item(0)]
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(crowd.team.owner.token, crowd.team.id, items)),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(7).fill(409),
    ])
  })

  test('makes room for a new one once the old one has expired', async () => {
    await expire(crowd.inviteId)
    const again = [{ userId: crowd.people.invitee.id, role: 'COACH' }]
    expect((await send(crowd.team.owner.token, crowd.team.id, again)).status).toBe(201)
  })
})

describe('listing invitations', () => {
  test('shows the own ones newest first, by status and page', async () => {
    const person = await server.registerUser()
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1)
      ids.unshift(await invite(server, await newTeam(server), person))
    const mine = await server.call('listMyInvitations', { token: person.token })
    expect(mine.body).toMatchObject({ total: 3, page: 1, limit: 10, totalPage: 1 })
    expect(mine.body.data.map((one: { id: string }) => one.id)).toEqual(ids)
    const [newest] = mine.body.data
    await act('declineInvitation', person.token, newest.team_id, newest.id)
    const listed = async (query: object) =>
      (await server.call('listMyInvitations', { token: person.token, query })).body.data.map(
        (one: { id: string }) => one.id,
      )
    expect(await listed({ status: 'DECLINED' })).toEqual([ids[0]])
    expect(await listed({ status: 'PENDING', page: 2, limit: 1 })).toEqual([ids[2]])
  })

  test("shows the team's by status", async () => {
    const crowd = await newCrowd(server)
    const answer = await server.call('listTeamInvitations', {
      token: crowd.people.MANAGER.token,
      path: { id: crowd.team.id },
      query: { status: 'PENDING' },
    })
    expect(answer.body).toMatchObject({ total: 1, data: [{ id: crowd.inviteId }] })
  })
})

describe('answering an invitation', () => {
  let crowd: Crowd
  let invitee: Person
  beforeEach(async () => {
    crowd = await newCrowd(server)
    invitee = crowd.people.invitee
  })
  const accept = () => act('acceptInvitation', invitee.token, crowd.team.id, crowd.inviteId)
  const decline = () => act('declineInvitation', invitee.token, crowd.team.id, crowd.inviteId)
  const cancel = () => act('deleteInvitation', crowd.team.owner.token, crowd.team.id, crowd.inviteId)
  const members = async () =>
    server.db
      .selectFrom('team_members')
      .select('role')
      .where('team_id', '=', crowd.team.id)
      .where('user_id', '=', invitee.id)
      .execute()
  const unread = async (person: Person) =>
    (await server.call('listUnreadNotifications', { token: person.token })).body

  test('accepting makes a member and tells owner and manager', async () => {
    const answer = await accept()
    expect([answer.status, answer.body.status]).toEqual([200, 'ACCEPTED'])
    expect(await members()).toEqual([{ role: 'PLAYER' }])
    const told = {
      type: 'TEAM_JOIN',
      body: `${invitee.nick} entrou no ${crowd.team.name}.`,
      teamTag: crowd.team.tag,
    }
    expect(await unread(crowd.people.OWNER)).toMatchObject([told])
    expect(await unread(crowd.people.MANAGER)).toMatchObject([told])
    expect(await unread(crowd.people.COACH)).toEqual([])
    expect(await unread(invitee)).toEqual([])
    const all = await server.call('listNotifications', { token: invitee.token })
    expect(all.body.data).toMatchObject([{ type: 'TEAM_INVITE', isRead: true, body: { status: 'ACCEPTED' } }])
  })

  test('declining tells owner and manager and makes no member', async () => {
    const answer = await decline()
    expect([answer.status, answer.body.status]).toEqual([200, 'DECLINED'])
    expect(await members()).toEqual([])
    expect(await unread(crowd.people.OWNER)).toMatchObject([
      { type: 'TEAM_UPDATE', body: `${invitee.nick} recusou o convite do ${crowd.team.name}.` },
    ])
    expect(
      (await send(crowd.team.owner.token, crowd.team.id, [{ userId: invitee.id, role: 'COACH' }])).status,
    ).toBe(201)
  })

  test('a team with its notifications off hears nothing', async () => {
    await server.db
      .updateTable('teams')
      .set({ notifications_enabled: false })
      .where('id', '=', crowd.team.id)
      .execute()
    await accept()
    expect(await unread(crowd.people.OWNER)).toEqual([])
  })

  test('cancelling leaves the invitee a line instead of buttons', async () => {
    expect((await cancel()).status).toBe(204)
    expect(await unread(invitee)).toMatchObject([
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
  test.each(states)('%s invitation takes no further act', async (_, first) => {
    expect((await first()).status).toBe(200)
    const before = await fingerprint(server.db)
    for (const next of [accept, decline, cancel]) {
      expect(codeOf(await next())).toEqual([409, 'INVITATION_NOT_PENDING'])
    }
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('an expired one can be cancelled but not answered', async () => {
    await expire(crowd.inviteId)
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
    expect(answerRefusal(null).code).toBe('INVITATION_NOT_FOUND')
    expect(answerRefusal({ status: 'PENDING' }).code).toBe('INVITATION_EXPIRED')
    expect(answerRefusal({ status: 'DECLINED' }).code).toBe('INVITATION_NOT_PENDING')
  })
})

describe('races', () => {
  test('of 8 simultaneous accepts of one invitation one wins, 100 times over', async () => {
    const team = await newTeam(server)
    const manager = await newMember(server, team, 'MANAGER')
    const invitee = await server.registerUser()
    for (let round = 0; round < 100; round += 1) {
      const inviteId = await invite(server, team, invitee)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => act('acceptInvitation', invitee.token, team.id, inviteId)),
      )
      const losers = answers.filter((answer) => answer.status !== 200)
      expect(losers.map(codeOf)).toEqual(Array(7).fill([409, 'INVITATION_NOT_PENDING']))
      const removed = await server.db
        .deleteFrom('team_members')
        .where('team_id', '=', team.id)
        .where('user_id', '=', invitee.id)
        .returning('id')
        .execute()
      expect(removed).toHaveLength(1)
    }
    const joined = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', manager.id)
      .where('type', '=', 'TEAM_JOIN')
      .execute()
    expect(joined).toHaveLength(100)
  }, 120_000)

  const contests = [
    ['accept and cancel', 'acceptInvitation', 'deleteInvitation'],
    ['accept and decline', 'acceptInvitation', 'declineInvitation'],
    ['decline and cancel', 'declineInvitation', 'deleteInvitation'],
  ] as const
  test.each(contests)(
    'of %s at once exactly one wins',
    async (_, first, second) => {
      const team = await newTeam(server)
      for (let round = 0; round < 25; round += 1) {
        const invitee = await server.registerUser()
        const inviteId = await invite(server, team, invitee)
        const run = (operation: typeof first | typeof second) =>
          act(
            operation,
            operation === 'deleteInvitation' ? team.owner.token : invitee.token,
            team.id,
            inviteId,
          )
        const order = round % 2 === 0 ? [first, second] : [second, first]
        const answers = await Promise.all(order.map(run))
        const winners = order.filter((_operation, index) => answers[index]!.status < 300)
        expect(winners).toHaveLength(1)
        expect(answers.find((answer) => answer.status >= 300)!.status).toBeOneOf([404, 409])
        const member = await server.db
          .selectFrom('team_members')
          .select('id')
          .where('user_id', '=', invitee.id)
          .execute()
        expect(member).toHaveLength(winners[0] === 'acceptInvitation' ? 1 : 0)
      }
    },
    60_000,
  )

  test('an answer and a new invitation of the same player never leave a member with a pending one', async () => {
    const team = await newTeam(server)
    for (let round = 0; round < 25; round += 1) {
      const invitee = await server.registerUser()
      const inviteId = await invite(server, team, invitee)
      const [accepted, again] = await Promise.all([
        act('acceptInvitation', invitee.token, team.id, inviteId),
        send(team.owner.token, team.id, [{ userId: invitee.id, role: 'COACH' }]),
      ])
      expect([accepted.status, again.status]).toEqual([200, 409])
    }
  }, 60_000)
})
