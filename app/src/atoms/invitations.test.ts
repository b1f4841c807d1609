import { createMockDatabase, override, readExample } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { describe, expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import {
  respondToInvitationAtom,
  applyToTeamAtom,
  deleteInvitationAtom,
  inviteLinkAtom,
  joinByLinkAtom,
  myInvitationsAtom,
  resendInvitationAtom,
  resetInviteLinkAtom,
  getInvitationStatus,
  teamInvitationsAtom,
  withdrawApplicationAtom,
} from './invitations.ts'

const openAs = mockApi()

const failures = [
  ['a server error', { status: 500, code: 'INTERNAL_ERROR' }],
  ['a lost connection', 'network'],
  ['a concurrent response', { status: 409, code: 'INVITATION_NOT_PENDING' }],
] as const

type MockDatabase = ReturnType<typeof createMockDatabase>

function openStore(database: MockDatabase, userId: string, options: MockOptions = {}) {
  return openAs({ database, player: database.users.findIndex(({ id }) => id === userId), ...options })
}

const pendingOf = (database: MockDatabase, kind: 'INVITE' | 'APPLICATION') => {
  const found = database.invitations.find(
    (invitation) => invitation.kind === kind && invitation.status === 'PENDING',
  )
  const team = database.teams.find(({ id }) => id === found?.teamId)
  if (!found || !team) throw new Error(`the demo data has no pending ${kind}`)
  return {
    ref: { teamId: found.teamId, inviteId: found.id },
    found,
    team,
    owner: team.members[0]?.userId ?? '',
  }
}

/** The team's list, mounted and loaded. */
async function openList(options: MockOptions = {}) {
  const database = createMockDatabase()
  const { ref, owner } = pendingOf(database, 'INVITE')
  const store = openStore(database, owner, options)
  const query = teamInvitationsAtom({ teamId: ref.teamId, kind: 'INVITE', page: 1 })
  const snapshots: string[][] = []
  const ids = () => store.get(query).data?.data.map(({ id }) => id) ?? []
  store.sub(query, () => snapshots.push(ids()))
  await expect.poll(ids).toContain(ref.inviteId)
  return { database, store, ref, ids, snapshots }
}

describe('cancelling', () => {
  test.each(failures)('shows at once and rolls back after %s', async (_, failure) => {
    const { store, ref, ids, snapshots } = await openList({
      fail: { deleteInvitation: failure },
      delay: { deleteInvitation: 50 },
    })
    const before = ids()
    await expect(store.set(deleteInvitationAtom, ref)).rejects.toThrow()
    expect(snapshots).toContainEqual(before.filter((id) => id !== ref.inviteId))
    await expect.poll(ids).toEqual(before)
  })

  test('stays after a success', async () => {
    const { store, ref, ids } = await openList()
    await store.set(deleteInvitationAtom, ref)
    await expect.poll(ids).not.toContain(ref.inviteId)
  })
})

test('resending replaces the old invitation with a new one', async () => {
  const { store, ref, ids } = await openList()
  const fresh = await store.set(resendInvitationAtom, ref)
  await expect.poll(ids).toContain(fresh.id)
  expect(ids()).not.toContain(ref.inviteId)
})

describe('withdrawing an application', () => {
  async function openMine(options: MockOptions = {}) {
    const database = createMockDatabase()
    const { ref, found } = pendingOf(database, 'APPLICATION')
    const store = openStore(database, found.userId, options)
    const snapshots: (string | undefined)[] = []
    const status = () => store.get(myInvitationsAtom).data?.data.find(({ id }) => id === ref.inviteId)?.status
    store.sub(myInvitationsAtom, () => snapshots.push(status()))
    await expect.poll(status).toBe('PENDING')
    return { store, ref, status, snapshots }
  }

  test.each(failures)('shows at once and rolls back after %s', async (_, failure) => {
    const { store, ref, status, snapshots } = await openMine({
      fail: { declineInvitation: failure },
      delay: { declineInvitation: 50 },
    })
    await expect(store.set(withdrawApplicationAtom, ref)).rejects.toThrow()
    expect(snapshots).toContain('DECLINED_BY_MEMBER')
    await expect.poll(status).toBe('PENDING')
  })

  test('stays after a success', async () => {
    const { store, ref, status } = await openMine()
    await store.set(withdrawApplicationAtom, ref)
    await expect.poll(status).toBe('DECLINED_BY_MEMBER')
  })
})

test('an application is sent with its message', async () => {
  const overrides = [
    override('applyToTeam', ({ input }) => ({
      ...readExample('applyToTeam'),
      message: input.body?.message ?? null,
    })),
  ]
  const database = createMockDatabase()
  const { team } = pendingOf(database, 'APPLICATION')
  const sent = await openStore(database, database.users[1]?.id ?? '', { overrides }).set(applyToTeamAtom, {
    teamId: team.id,
    message: 'Quero jogar com vocês.',
    vacancyId: null,
  })
  expect(sent).toMatchObject({ kind: 'APPLICATION', message: 'Quero jogar com vocês.', status: 'PENDING' })
})

test('an application is accepted by the team', async () => {
  const database = createMockDatabase()
  const { ref, owner } = pendingOf(database, 'APPLICATION')
  const answered = await openStore(database, owner).set(respondToInvitationAtom, {
    ...ref,
    response: 'accept',
  })
  expect(answered.status).toBe('CONFIRMED')
})

test('a new link shows at once, and can be joined with', async () => {
  const fresh = { ...readExample('resetInviteLink'), code: 'outro-codigo-16x' }
  const database = createMockDatabase()
  const { team, owner } = pendingOf(database, 'INVITE')
  const store = openStore(database, owner, {
    overrides: [
      override('resetInviteLink', () => fresh),
      override('joinByLink', ({ input }) => ({
        ...readExample('joinByLink'),
        team_tag: input.code.slice(0, 5),
      })),
    ],
  })
  const link = inviteLinkAtom(team.id)
  store.sub(link, () => undefined)
  await expect.poll(() => store.get(link).data?.code).toBeDefined()
  await store.set(resetInviteLinkAtom, team.id)
  await expect.poll(() => store.get(link).data?.code).toBe(fresh.code)
  expect(await store.set(joinByLinkAtom, fresh.code)).toMatchObject({ team_tag: 'outro' })
})

test('an invitation past its date is shown as expired, whatever its status', () => {
  const invitation = { status: 'PENDING', is_expired: true } as Parameters<typeof getInvitationStatus>[0]
  expect(getInvitationStatus(invitation)).toBe('EXPIRED')
  expect(getInvitationStatus({ ...invitation, is_expired: false })).toBe('PENDING')
})
