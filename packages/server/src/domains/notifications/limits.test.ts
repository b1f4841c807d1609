import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import {
  type Person,
  type TestResponse,
  type TestServer,
  codeOf,
  startServer,
} from '../../../test/harness.ts'
import { type TestTeam, invite, newMember, newTeam } from '../../../test/teams.ts'

const DAY = 24 * 60 * 60

let server: TestServer
/** The server of the same database, with limits. */
let limited: TestServer
let now: Date
let team: TestTeam
let player: Person
let path: { id: string }
let token: string

beforeAll(async () => {
  now = new Date()
  server = await startServer()
  limited = await startServer({ database: server.database, config: { rateLimit: true }, now: () => now })
})
afterAll(async () => {
  await limited.close()
  await server.close()
})
beforeEach(async () => {
  team = await newTeam(server)
  player = await newMember(server, team, 'PLAYER')
  path = { id: team.id }
  ;({ token } = team.owner)
  await server.db.deleteFrom('rate_limits').execute()
})

const unreadOf = async (person: Person) =>
  (await server.call('listUnreadNotifications', { token: person.token })).body
const memberIdOf = async (person: Person) =>
  (
    await server.db
      .selectFrom('team_members')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
  ).id

/** Calls until one is refused; returns how many were not, and the refusal. */
async function countUntilRefused(call: (index: number) => Promise<TestResponse>) {
  for (let index = 0; index < 200; index += 1) {
    const response = await call(index)
    if (response.status >= 400) return { passed: index, refused: response }
  }
  throw new Error('Never refused')
}

/** Each of these was never refused. */
const loops: Record<
  string,
  { max: number; prepare: () => Promise<(index: number) => Promise<TestResponse>> }
> = {
  'resending an invitation': {
    max: 4,
    prepare: async () => {
      const invited = await server.registerUser()
      let inviteId = (
        await limited.call('sendInvitations', {
          token,
          path,
          body: [{ userId: invited.id, role: 'PLAYER' }] as never,
        })
      ).body[0].id
      return async () => {
        const response = await limited.call('resendInvitation', { token, path: { ...path, inviteId } })
        inviteId = response.body.id ?? inviteId
        return response
      }
    },
  },
  'inviting and cancelling': {
    max: 5,
    prepare: async () => {
      const invited = await server.registerUser()
      return async () => {
        const body = [{ userId: invited.id, role: 'PLAYER' }] as never
        const response = await limited.call('sendInvitations', { token, path, body })
        const inviteId = response.body[0]?.id
        if (inviteId !== undefined)
          await server.call('deleteInvitation', { token, path: { ...path, inviteId } })
        return response
      }
    },
  },
  'changing a role to and fro': {
    max: 20,
    prepare: async () => {
      const memberId = await memberIdOf(player)
      return (index) =>
        limited.call('changeMemberRole', {
          token,
          path: { ...path, memberId },
          body: { newRole: index % 2 === 0 ? 'CAPTAIN' : 'PLAYER' },
        })
    },
  },
  'announcing and deleting': {
    max: 20,
    prepare: async () => async () => {
      const body = {
        title: 'Treino de hoje',
        body: 'Às 20h.',
        messageType: 'URGENT',
        isGlobal: true,
        recipientId: null,
      }
      const response = await limited.call('createCommunication', { token, path, body })
      if (response.status === 201)
        await server.call('deleteCommunication', { token, path: { ...path, cid: response.body.id } })
      return response
    },
  },
  'joining by link and leaving': {
    max: 6,
    prepare: async () => {
      const { body: link } = await server.call('resetInviteLink', { token, path })
      const joining = await server.registerUser()
      return async (index) =>
        index % 2 === 0
          ? limited.call('joinByLink', { token: joining.token, path: { code: link.code } })
          : limited.call('leaveTeam', { token: joining.token, path })
    },
  },
}

test.each(Object.keys(loops))(
  '%s is refused after a while, says until when, and passes then',
  async (name) => {
    const { max, prepare } = loops[name] ?? { max: 0, prepare: () => Promise.reject(new Error('No loop')) }
    const call = await prepare()
    const { passed, refused } = await countUntilRefused(call)
    expect([passed, ...codeOf(refused)]).toEqual([max, 429, 'RATE_LIMITED'])
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(DAY)
    await server.db.deleteFrom('rate_limits').execute()
    now = new Date(now.getTime() + seconds * 1000)
    expect((await call(passed)).status).toBeLessThan(300)
  },
)

test('who was notified often enough by one is still reached by others, and one reaches others', async () => {
  const call = await loops['inviting and cancelling']?.prepare()
  await countUntilRefused(call ?? (() => Promise.reject(new Error('No loop'))))
  const body = [{ userId: (await server.registerUser()).id, role: 'PLAYER' }] as never
  expect((await limited.call('sendInvitations', { token, path, body })).status).toBe(201)
})

describe('of one kind and subject', () => {
  const changeRole = async (role: 'CAPTAIN' | 'PLAYER' | 'COACH') =>
    server.call('changeMemberRole', {
      token,
      path: { ...path, memberId: await memberIdOf(player) },
      body: { newRole: role },
    })

  test('the newer text replaces what nobody has read', async () => {
    await changeRole('CAPTAIN')
    const [first] = await unreadOf(player)
    await changeRole('COACH')
    await changeRole('PLAYER')
    const unread = await unreadOf(player)
    expect(unread).toHaveLength(1)
    expect(unread[0].id).not.toBe(first.id)
    await server.call('markNotificationRead', { token: player.token, path: { id: unread[0].id } })
    await changeRole('CAPTAIN')
    expect(await unreadOf(player)).toHaveLength(1)
    const { body } = await server.call('listNotifications', { token: player.token })
    expect(body.total).toBe(2)
  })

  test.each([
    [
      'one by one',
      (id: string) => server.call('markNotificationRead', { token: player.token, path: { id } }),
    ],
    ['with all others', () => server.call('markAllNotificationsRead', { token: player.token })],
  ])('what was read %s stays in the list when the next of its subject comes', async (_, markRead) => {
    const list = async () => (await server.call('listNotifications', { token: player.token })).body.data
    await changeRole('COACH')
    const [first] = await unreadOf(player)
    await markRead(first.id)
    await changeRole('CAPTAIN')
    const [second] = await unreadOf(player)
    expect(await list()).toMatchObject([
      { id: second.id, isRead: false },
      { id: first.id, isRead: true },
    ])
    await markRead(second.id)
    await changeRole('PLAYER')
    const [third] = await unreadOf(player)
    await changeRole('COACH')
    const [fourth] = await unreadOf(player)
    expect(await list()).toMatchObject([
      { id: fourth.id, isRead: false },
      { id: second.id, isRead: true },
      { id: first.id, isRead: true },
    ])
    expect(third.id).not.toBe(fourth.id)
  })

  test('each that was read with all others stays, however often that is', async () => {
    await changeRole('COACH')
    await server.call('markAllNotificationsRead', { token: player.token })
    await changeRole('CAPTAIN')
    await server.call('markAllNotificationsRead', { token: player.token })
    await changeRole('PLAYER')
    await server.call('markAllNotificationsRead', { token: player.token })
    const { body } = await server.call('listNotifications', { token: player.token })
    expect(body.data.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true, true])
  })

  test('one is left of several that are written at once', async () => {
    const updates = Array.from({ length: 8 }, (_, index) =>
      server.call('updateTeam', {
        token,
        path,
        body: {
          id: team.id,
          name: `${team.name} ${index}`,
          teamTag: team.tag,
          description: 'Um time dos testes.',
        },
      }),
    )
    const statuses = (await Promise.all(updates)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(
      (await unreadOf(player)).filter(({ type }: { type: string }) => type === 'TEAM_UPDATE'),
    ).toHaveLength(1)
  })

  test('other subjects stay: another member, another announcement', async () => {
    await newMember(server, team, 'PLAYER')
    for (const title of ['Treino', 'Reunião', 'Torneio'])
      await server.call('createCommunication', {
        token,
        path,
        body: { title, body: 'Às 20h.', messageType: 'URGENT', isGlobal: true, recipientId: null },
      })
    expect(await unreadOf(player)).toHaveLength(3)
  })
})

describe('a block', () => {
  const block = (by: Person, whom: Person) =>
    server.call('blockUser', { token: by.token, path: { userId: whom.id } })

  test.each(['the invited player', 'who invites'])('by %s refuses invitations', async (who) => {
    const invited = await server.registerUser()
    await (who === 'who invites' ? block(team.owner, invited) : block(invited, team.owner))
    const body = [{ userId: invited.id, role: 'PLAYER' }] as never
    for (const operation of ['sendInvitations', 'invitePlayers'] as const)
      expect(codeOf(await server.call(operation, { token, path, body }))).toEqual([403, 'USER_BLOCKED'])
    expect(await unreadOf(invited)).toEqual([])
    const { body: list } = await server.call('listTeamInvitations', { token, path })
    expect(list.data).toEqual([])
  })

  test('that comes after an invitation refuses to send it again', async () => {
    const invited = await server.registerUser()
    const inviteId = await invite(server, team, invited)
    await block(invited, team.owner)
    const again = await server.call('resendInvitation', { token, path: { ...path, inviteId } })
    expect(codeOf(again)).toEqual([403, 'USER_BLOCKED'])
  })

  test('refuses applications', async () => {
    const applicant = await server.registerUser()
    await server.call('changeRecruitmentStatus', { token, path, body: { isRecruiting: true } as never })
    await block(team.owner, applicant)
    const body = { message: null, vacancyId: null }
    const refused = await server.call('applyToTeam', { token: applicant.token, path, body })
    expect(codeOf(refused)).toEqual([403, 'USER_BLOCKED'])
  })

  test('refuses the staff of a championship', async () => {
    const { id } = await newDraft(server, team.owner, { game_id: team.gameId })
    const referee = await server.registerUser()
    await block(referee, team.owner)
    const saved = await server.call('saveChampionshipStaff', {
      token,
      path: { id, userId: referee.id },
      body: { role: 'REFEREE' },
    })
    expect(codeOf(saved)).toEqual([403, 'USER_BLOCKED'])
  })

  test('silences what a member does within the team, without hindering it', async () => {
    await block(player, team.owner)
    const changed = await server.call('changeMemberRole', {
      token,
      path: { ...path, memberId: await memberIdOf(player) },
      body: { newRole: 'CAPTAIN' },
    })
    expect(changed.status).toBe(200)
    expect(await unreadOf(player)).toEqual([])
  })
})
