import {
  addConversationMember,
  applyToTeam,
  answerCheckIn,
  blockUser,
  changeMemberRole,
  createCheckIns,
  createConversation,
  createConvoca,
  deleteCheckIn,
  deleteSchedule,
  deleteTeam,
  listActivities,
  listCheckIns,
  listTeamMembers,
  listTeams,
  leaveConversation,
  readSchedule,
  resendInvitation,
  saveChampionshipStaff,
  searchMyTeams,
  searchTeams,
  sendInvitations,
  updateSchedule,
  type Schemas,
} from '@convoca/sdk'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixtureId, seedPlayers, seedTeams } from '@convoca/fixtures'
import { createHandlers, createMockDatabase, mockTokenOf } from './index.ts'
import type { MockDatabase } from './mock-database.ts'

/** Rules that the mocks share with the server. */
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let database: MockDatabase
beforeEach(() => {
  database = createMockDatabase()
  server.use(...createHandlers({ database }))
})

const id = seedTeams[0]?.id ?? ''
/** In the first team the first player is the owner and the eighth a manager; the second is a stranger to it. */
const [owner, manager, player, stranger] = [0, 7, 14, 1].map((seat) =>
  createConvoca({ baseUrl: 'http://convoca.test/api', retry: 0, token: mockTokenOf(seat) }),
) as [Convoca, Convoca, Convoca, Convoca]
type Convoca = ReturnType<typeof createConvoca>
const guest = createConvoca({ baseUrl: 'http://convoca.test/api', retry: 0 })

const userId = (seat: number) => seedPlayers[seat]?.id ?? ''
const invite = (by: Convoca, ...items: [seat: number, role: Schemas['TeamRole']][]) =>
  sendInvitations(by, { id, body: items.map(([seat, role]) => ({ userId: userId(seat), role })) })

describe('a block', () => {
  const blocked = { code: 'USER_BLOCKED' }

  test('refuses an invitation, also again, and an application', async () => {
    const [pending] = await invite(owner, [1, 'PLAYER'])
    await blockUser(stranger, { userId: userId(0) })
    await expect(invite(owner, [1, 'PLAYER'])).rejects.toMatchObject(blocked)
    await expect(resendInvitation(owner, { id, inviteId: pending?.id ?? '' })).rejects.toMatchObject(blocked)
    database.invitations = []
    for (const team of database.teams) team.isRecruiting = true
    await expect(applyToTeam(stranger, { id, body: {} })).rejects.toMatchObject(blocked)
  })

  test('refuses a role in the staff of a championship', async () => {
    const cup = database.championships[0]
    if (cup) cup.organizer = { id: userId(0), nick: seedPlayers[0]?.nick ?? '' }
    await blockUser(stranger, { userId: userId(0) })
    const asked = { id: cup?.id ?? '', userId: userId(1), body: { role: 'REFEREE' } } as const
    await expect(saveChampionshipStaff(owner, asked)).rejects.toMatchObject(blocked)
  })

  test('refuses who is added to a group; who left it is asked first', async () => {
    const body = { userIds: [userId(1)], name: 'Dupla de treino' }
    const group = await createConversation(owner, { body })
    await leaveConversation(stranger, { id: group.id })
    const added = { id: group.id, userId: userId(1) }
    expect((await addConversationMember(owner, added)).askedIds).toEqual([userId(1)])
    await leaveConversation(stranger, { id: group.id })
    await expect(addConversationMember(owner, added)).rejects.toMatchObject({ code: 'RECENTLY_DECLINED' })
    await blockUser(stranger, { userId: userId(0) })
    await expect(addConversationMember(owner, added)).rejects.toMatchObject(blocked)
  })
})

describe("other users' teams", () => {
  test.each([
    ['listTeams', listTeams],
    ['searchMyTeams', searchMyTeams],
    ['searchTeams', searchTeams],
  ])('are not listed by %s, own teams are', async (_, list) => {
    const entityId = userId(0)
    await expect(list(stranger, { entityId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(list(guest, { entityId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const own = database.teams.filter((team) => team.members.some((member) => member.userId === entityId))
    expect((await list(owner, { entityId })).total).toBe(own.length)
    const gameId = own[0]?.gameId ?? ''
    const ofGame = own.filter((team) => team.gameId === gameId)
    expect((await list(owner, { entityId, gameId })).total).toBe(ofGame.length)
  })

  test('show their members to strangers unless they hide them', async () => {
    const team = database.teams[0]
    if (team === undefined) throw new Error('no team')
    team.showMembers = true
    expect(await listTeamMembers(stranger, { id })).toHaveLength(team.members.length)
    team.showMembers = false
    await expect(listTeamMembers(stranger, { id })).rejects.toMatchObject({ code: 'TEAM_NOT_FOUND' })
    expect(await listTeamMembers(player, { id })).toHaveLength(team.members.length)
  })
})

describe('what only the owner may do', () => {
  test('is refused to others with NOT_TEAM_OWNER', async () => {
    const memberId = database.teams[0]?.members[2]?.id ?? ''
    const body = { newRole: 'MANAGER' } as const
    const actions = [
      changeMemberRole(manager, { id, memberId, body }),
      deleteTeam(manager, { id }),
      deleteTeam(player, { id }),
      invite(manager, [50, 'MANAGER']),
    ]
    for (const action of actions) await expect(action).rejects.toMatchObject({ code: 'NOT_TEAM_OWNER' })
    expect(await invite(owner, [50, 'MANAGER'])).toMatchObject([{ role: 'MANAGER' }])
  })
})

describe('an invitation', () => {
  test('as OWNER is refused', async () => {
    await expect(invite(owner, [50, 'PLAYER'], [51, 'OWNER'])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fieldErrors: [{ path: '1.role', code: 'INVALID_VALUE' }],
    })
  })

  test('that has expired is replaced by a new one', async () => {
    const before = database.invitations.length
    await invite(owner, [33, 'PLAYER'])
    expect(database.invitations).toHaveLength(before)
    await expect(invite(owner, [33, 'PLAYER'])).rejects.toMatchObject({ code: 'USER_ALREADY_INVITED' })
  })

  test('is refused when 50 are pending', async () => {
    const free = database.users.filter(
      (user) =>
        !database.invitations.some(
          (one) => one.teamId === id && one.userId === user.id && one.status === 'PENDING',
        ),
    )
    const outside = free.filter((user) => !database.teams[0]?.members.some((one) => one.userId === user.id))
    const all = outside.slice(0, 49).map((user) => ({ userId: user.id, role: 'PLAYER' as const }))
    // Two are pending already.
    await expect(sendInvitations(owner, { id, body: all })).rejects.toMatchObject({
      code: 'INVITATION_QUOTA_EXCEEDED',
    })
    expect(await sendInvitations(owner, { id, body: all.slice(1) })).toHaveLength(48)
  })

  test('is not needed to apply, nor is a message', async () => {
    const recruiting = database.teams.find((team) => team.isRecruiting && team.id !== id)
    const applied = await applyToTeam(stranger, { id: recruiting?.id ?? '' })
    expect(applied).toMatchObject({ kind: 'APPLICATION', message: null, vacancy: null })
  })
})

test('an event at another time resets its check-ins, and changes are logged', async () => {
  const sid = fixtureId('schedule', 0)
  const { location, url, recurrence, description, ...schedule } = await readSchedule(owner, { id, sid })
  const own = (await listCheckIns(owner, { id, sid })).find((one) => one.user.id === userId(0))
  await answerCheckIn(owner, { id, sid, cid: own?.id ?? '', body: { is_confirmed: true } })
  const { title, type, starts_at, ends_at, invited: memberIds } = schedule
  const body = { title, type, starts_at, ends_at, memberIds, location, url, recurrence, description }
  const same = await updateSchedule(owner, { id, sid, body })
  expect(same.checkins.confirmed).toBeGreaterThan(0)
  const later = new Date(Date.parse(ends_at) + 60_000).toISOString()
  const moved = await updateSchedule(owner, { id, sid, body: { ...body, ends_at: later } })
  expect(moved.checkins).toEqual({ confirmed: 0, declined: 0, pending: memberIds.length })
  const [first] = await listCheckIns(owner, { id, sid })
  await deleteCheckIn(owner, { id, sid, cid: first?.id ?? '' })
  const again = { id, sid, body: { memberIds: [first?.member_id ?? ''] } }
  await createCheckIns(owner, again)
  await createCheckIns(owner, again)
  await deleteSchedule(owner, { id, sid })
  const { data } = await listActivities(owner, { id })
  expect(data.slice(0, 6).map((action) => action.actionType)).toEqual([
    'SCHEDULE_DELETED',
    'SCHEDULE_UPDATED',
    'SCHEDULE_UPDATED',
    'SCHEDULE_UPDATED',
    'SCHEDULE_UPDATED',
    'SCHEDULE_CREATED',
  ])
})
