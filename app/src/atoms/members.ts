import { assignRoster, changeMemberRole, leaveTeam, removeMember, transferTeam } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { convocaAtom, queryClientAtom } from './client.ts'
import { updateOptimistically } from './optimistic.ts'
import { runExitAtom, refreshTeamsAtom, teamDetailKey } from './teams.ts'
import type { Team } from './teams.ts'

type Member = Team['members'][number]

export interface MemberRef {
  teamId: string
  memberId: string
}

/** Shows a change of one member at once; taken back, and thrown on, when the call fails. */
const changeMemberAtom = atom(
  null,
  (get, _set, { teamId, memberId }: MemberRef, part: Partial<Member>, call: () => Promise<unknown>) =>
    updateOptimistically<Team, unknown>(
      get(queryClientAtom),
      teamDetailKey,
      (team) =>
        team.id === teamId
          ? {
              ...team,
              members: team.members.map((one) => (one.id === memberId ? { ...one, ...part } : one)),
            }
          : team,
      call,
    ),
)

export const changeRoleAtom = atom(null, (get, set, member: MemberRef, role: Member['role']) =>
  set(changeMemberAtom, member, { role }, () =>
    changeMemberRole(get(convocaAtom), {
      id: member.teamId,
      memberId: member.memberId,
      body: { newRole: role },
    }),
  ),
)

export const assignRosterAtom = atom(
  null,
  (get, set, member: MemberRef, rosterStatus: Member['roster_status']) =>
    set(changeMemberAtom, member, { roster_status: rosterStatus }, () =>
      assignRoster(get(convocaAtom), {
        id: member.teamId,
        memberId: member.memberId,
        body: { rosterStatus },
      }),
    ),
)

export const removeMemberAtom = atom(null, async (get, set, { teamId, memberId }: MemberRef) => {
  await removeMember(get(convocaAtom), { id: teamId, memberId })
  await set(refreshTeamsAtom)
})

/** The old owner stays as a manager: menus and permissions are read again. */
export const transferTeamAtom = atom(null, async (get, set, { teamId, memberId }: MemberRef) => {
  await transferTeam(get(convocaAtom), { id: teamId, body: { memberId } })
  await set(refreshTeamsAtom)
})

export const leaveTeamAtom = atom(null, (get, set, teamId: string) =>
  set(runExitAtom, teamId, () => leaveTeam(get(convocaAtom), { id: teamId })),
)
