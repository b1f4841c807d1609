import { createMockDatabase, override, toTeamDetail } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { describe, expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { assignRosterAtom, changeRoleAtom, leaveTeamAtom, transferTeamAtom } from './members.ts'
import {
  changeRecruitingAtom,
  changeTeamNotificationsAtom,
  changeVisibilityAtom,
  leftTeamsAtom,
  teamByTagAtom,
} from './teams.ts'
import type { Team } from './teams.ts'

const openStore = mockApi()

/** The answers of a team's settings, which remember what is changed in it. */
function createTeamSettings(team: Team, afterTransfer: () => Team) {
  const changeEntity = (change: Partial<Team['entity']>) => {
    team.entity = { ...team.entity, ...change }
    return team
  }
  const changeMember = (id: string, change: Partial<Team['members'][number]>) => {
    const member = team.members.find((one) => one.id === id)
    if (!member) throw new Error('the team has no such member')
    return Object.assign(member, change)
  }
  return [
    override('readTeam', () => structuredClone(team)),
    override('changeMemberRole', ({ input }) => changeMember(input.memberId, { role: input.body.newRole })),
    override('assignRoster', ({ input }) =>
      changeMember(input.memberId, { roster_status: input.body.rosterStatus }),
    ),
    override('changeMembersVisibility', ({ input }) =>
      changeEntity({ show_team_members: input.body.statusVisibilityMembers }),
    ),
    override('changeRecruitmentStatus', ({ input }) =>
      changeEntity({ is_recruiting: input.body.isRecruiting }),
    ),
    override('updateTeam', ({ input }) =>
      changeEntity({ notifications_enabled: input.body.notifications_enabled ?? false }),
    ),
    override('transferTeam', () => Object.assign(team, afterTransfer())),
  ]
}

/** A member who can be promoted to captain. */
const isOther = (role: Team['role']) => role !== 'OWNER' && role !== 'CAPTAIN'

/** The page of a team that the first demo player owns, mounted and loaded. */
async function openTeam(options: MockOptions = {}) {
  const database = createMockDatabase()
  const owner = database.users[0]
  const owned = database.teams.find(
    ({ members }) =>
      members[0]?.userId === owner?.id &&
      members.some(({ role, roster }) => isOther(role) && roster !== 'INACTIVE'),
  )
  if (!owned) throw new Error('the first demo player owns no team')
  const stored = toTeamDetail(database, owned, 'OWNER')
  const overrides = createTeamSettings(stored, () => toTeamDetail(database, owned, 'MANAGER'))
  const store = openStore({ database, overrides, ...options })
  const query = teamByTagAtom(owned.tag)
  const snapshots: Team[] = []
  store.sub(query, () => {
    const { data } = store.get(query)
    if (data) snapshots.push(data)
  })
  const getTeam = () => {
    const { data } = store.get(query)
    if (!data) throw new Error('the team was not read')
    return data
  }
  await expect.poll(() => store.get(query).data).toBeDefined()
  const other = getTeam().members.find(
    ({ role, roster_status }) => isOther(role) && roster_status !== 'INACTIVE',
  )
  if (!other) throw new Error('the team has nobody to change')
  return { store, owned, stored, team: getTeam(), other, getTeam, snapshots }
}

type Opened = Awaited<ReturnType<typeof openTeam>>

const memberOf = (team: Team, id: string) => team.members.find((one) => one.id === id)

const changes = [
  {
    name: 'a role',
    operation: 'changeMemberRole',
    run: ({ store, team, other }: Opened) =>
      store.set(changeRoleAtom, { teamId: team.id, memberId: other.id, role: 'CAPTAIN' }),
    has: (team: Team, { other }: Opened) => memberOf(team, other.id)?.role === 'CAPTAIN',
  },
  {
    name: 'a place in the line-up',
    operation: 'assignRoster',
    run: ({ store, team, other }: Opened) =>
      store.set(assignRosterAtom, { teamId: team.id, memberId: other.id, rosterStatus: 'INACTIVE' }),
    has: (team: Team, { other }: Opened) => memberOf(team, other.id)?.roster_status === 'INACTIVE',
  },
  {
    name: 'the visibility of the members',
    operation: 'changeMembersVisibility',
    run: ({ store, team }: Opened) =>
      store.set(changeVisibilityAtom, { teamId: team.id, isVisible: !team.entity.show_team_members }),
    has: (now: Team, { team }: Opened) => now.entity.show_team_members !== team.entity.show_team_members,
  },
  {
    name: 'recruiting',
    operation: 'changeRecruitmentStatus',
    run: ({ store, team }: Opened) =>
      store.set(changeRecruitingAtom, { teamId: team.id, isRecruiting: !team.entity.is_recruiting }),
    has: (now: Team, { team }: Opened) => now.entity.is_recruiting !== team.entity.is_recruiting,
  },
  {
    name: 'the notifications of the team',
    operation: 'updateTeam',
    run: ({ store, team }: Opened) =>
      store.set(changeTeamNotificationsAtom, { team, enabled: !team.entity.notifications_enabled }),
    has: (now: Team, { team }: Opened) =>
      now.entity.notifications_enabled !== team.entity.notifications_enabled,
  },
] as const

const failures = [
  ['a server error', { status: 500, code: 'INTERNAL_ERROR' }, { status: 500 }],
  ['a conflict', { status: 409, code: 'ALREADY_IN_TEAM' }, { status: 409 }],
  ['a lost connection', 'network', { code: 'NETWORK_FAILURE' }],
] as const

describe.each(changes)('$name', ({ operation, run, has }) => {
  test('shows before the server responds, and stays', async () => {
    const opened = await openTeam({ delay: { [operation]: 50 } })
    const done = run(opened)
    await expect.poll(() => has(opened.getTeam(), opened)).toBe(true)
    await done
    await expect.poll(() => has(opened.getTeam(), opened)).toBe(true)
  })

  test.each(failures)('rolls back after %s', async (_, failure, error) => {
    const delay: MockOptions['delay'] = { [operation]: 20 }
    const opened = await openTeam({ delay, fail: { [operation]: failure } })
    // Refetching is blocked from here on, so that only the rollback can restore the team.
    delay.readTeam = 'infinite'
    await expect(run(opened)).rejects.toMatchObject(error)
    await expect.poll(() => has(opened.getTeam(), opened)).toBe(false)
    expect(opened.snapshots.some((team) => has(team, opened))).toBe(true)
  })
})

test("a transfer refetches the team with the old owner's permissions", async () => {
  const { store, team, other, getTeam } = await openTeam()
  expect(team.permissions.transferTeam).toBe(true)
  await store.set(transferTeamAtom, { teamId: team.id, memberId: other.id })
  await expect.poll(() => getTeam().role).toBe('MANAGER')
  expect(getTeam().permissions).toMatchObject({ transferTeam: false, deleteTeam: false, leave: true })
})

test('an owner who cannot leave is still a member', async () => {
  const { store, team } = await openTeam({ fail: { leaveTeam: { status: 409, code: 'LAST_OWNER' } } })
  await expect(store.set(leaveTeamAtom, team.id)).rejects.toMatchObject({ code: 'LAST_OWNER' })
  expect(store.get(leftTeamsAtom).has(team.id)).toBe(false)
})

test('the open page still finds a team whose tag was changed', async () => {
  const { store, owned, stored, team, getTeam } = await openTeam()
  owned.tag = 'NOVO'
  stored.team_tag = 'NOVO'
  await store.set(changeRecruitingAtom, { teamId: team.id, isRecruiting: true })
  await expect.poll(() => getTeam().team_tag).toBe('NOVO')
})
