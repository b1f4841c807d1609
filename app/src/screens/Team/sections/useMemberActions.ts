import type { MemberAction, TeamMember } from '@convoca/ui/app'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { chatPartnerAtom } from '../../../atoms/chat-dock.ts'
import {
  assignRosterAtom,
  changeRoleAtom,
  leaveTeamAtom,
  removeMemberAtom,
  transferTeamAtom,
} from '../../../atoms/members.ts'
import type { MemberRef } from '../../../atoms/members.ts'
import { useWrite } from '../../../hooks/useWrite.ts'

const toPending = (inFlight: readonly MemberRef[], action: MemberAction) =>
  inFlight.map(({ memberId }) => [memberId, action] as const)

/** The actions of the member table, each pending in its row. */
export function useMemberActions(teamId: string, members: readonly TeamMember[]) {
  const navigate = useNavigate()
  const talkTo = useSetAtom(chatPartnerAtom)
  const role = useWrite(changeRoleAtom)
  const roster = useWrite(assignRosterAtom)
  const removal = useWrite(removeMemberAtom)
  const transfer = useWrite(transferTeamAtom)
  const leave = useWrite(leaveTeamAtom)
  return {
    pending: Object.fromEntries([
      ...toPending(role.inFlight, 'role'),
      ...toPending(roster.inFlight, 'roster'),
      ...toPending(removal.inFlight, 'remove'),
      ...toPending(transfer.inFlight, 'transfer'),
      ...members.flatMap(({ id, isYou }) => (isYou && leave.isPending ? [[id, 'leave'] as const] : [])),
    ]),
    onMessage: ({ userId }: TeamMember) => {
      if (userId !== undefined) talkTo(userId)
    },
    onRoleChange: ({ id: memberId }: TeamMember, next: TeamMember['role']) =>
      void role.run({ teamId, memberId, role: next }),
    onRosterChange: ({ id: memberId }: TeamMember, rosterStatus: NonNullable<TeamMember['rosterStatus']>) =>
      void roster.run({ teamId, memberId, rosterStatus }),
    onRemove: async ({ id: memberId, nick }: TeamMember) => {
      const done = { title: 'Sucesso', message: `${nick} saiu do time.` }
      await removal.run({ teamId, memberId }, { done })
    },
    onTransfer: async ({ id: memberId, nick }: TeamMember) => {
      const done = { title: 'Sucesso', message: `${nick} agora é quem manda no time.` }
      await transfer.run({ teamId, memberId }, { done })
    },
    onLeave: async () => {
      const done = { type: 'info', title: 'Você saiu do time' } as const
      if (await leave.run(teamId, { done })) await navigate({ to: '/teams', search: {} })
    },
  }
}
