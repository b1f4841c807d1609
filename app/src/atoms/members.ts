import { assignRoster, changeMemberRole, leaveTeam, removeMember, transferTeam } from '@convoca/sdk/core'
import { atomWithWrite, cacheUpdate, optimistic } from './mutation.ts'
import { atomWithExit, refreshTeams, teamDetailKey } from './teams.ts'
import type { Team } from './teams.ts'

type Member = Team['members'][number]

export interface MemberRef {
  teamId: string
  memberId: string
}

const updateMember = ({ teamId, memberId }: MemberRef, change: Partial<Member>) =>
  cacheUpdate<Team>(teamDetailKey, (team) =>
    team.id === teamId
      ? {
          ...team,
          members: team.members.map((member) => (member.id === memberId ? { ...member, ...change } : member)),
        }
      : team,
  )

type RoleChange = MemberRef & { role: Member['role'] }
type RosterChange = MemberRef & { rosterStatus: Member['roster_status'] }

export const changeRoleAtom = atomWithWrite(
  'changeMemberRole',
  (convoca, { teamId, memberId, role }: RoleChange) =>
    changeMemberRole(convoca, { id: teamId, memberId, body: { newRole: role } }),
  optimistic((change: RoleChange) => [updateMember(change, { role: change.role })]),
)

export const assignRosterAtom = atomWithWrite(
  'assignRoster',
  (convoca, { teamId, memberId, rosterStatus }: RosterChange) =>
    assignRoster(convoca, { id: teamId, memberId, body: { rosterStatus } }),
  optimistic((change: RosterChange) => [updateMember(change, { roster_status: change.rosterStatus })]),
)

export const removeMemberAtom = atomWithWrite(
  'removeMember',
  (convoca, { teamId, memberId }: MemberRef) => removeMember(convoca, { id: teamId, memberId }),
  { onSuccess: (_data, _member, _result, { client }) => refreshTeams(client) },
)

/** The old owner stays as a manager: menus and permissions are refetched. */
export const transferTeamAtom = atomWithWrite(
  'transferTeam',
  (convoca, { teamId, memberId }: MemberRef) => transferTeam(convoca, { id: teamId, body: { memberId } }),
  { onSuccess: (_data, _member, _result, { client }) => refreshTeams(client) },
)

export const leaveTeamAtom = atomWithExit(
  atomWithWrite('leaveTeam', (convoca, teamId: string) => leaveTeam(convoca, { id: teamId })),
)
