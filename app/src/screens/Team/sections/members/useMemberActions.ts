import type { MemberAction, TeamMember } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import {
  assignRosterAtom,
  changeRoleAtom,
  leaveTeamAtom,
  removeMemberAtom,
  transferTeamAtom,
} from '../../../../atoms/members.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import type { ToastText } from '../../../../atoms/toasts.ts'
import { usePending } from '../../../../hooks/usePending.ts'

/** What is told when the server says nothing better. */
const failures: Record<MemberAction, string> = {
  role: 'Não foi possível mudar a função',
  roster: 'Não foi possível mudar a escalação',
  transfer: 'Não foi possível passar o time',
  remove: 'Não foi possível remover o membro',
  leave: 'Não foi possível sair do time',
}

/** The acts of the member table: each is shown in its row while it runs, and told when it fails. */
export function useMemberActions(teamId: string) {
  const { pending, during } = usePending<MemberAction>()
  const navigate = useNavigate()
  const changeRole = useSetAtom(changeRoleAtom)
  const assignRoster = useSetAtom(assignRosterAtom)
  const remove = useSetAtom(removeMemberAtom)
  const transfer = useSetAtom(transferTeamAtom)
  const leave = useSetAtom(leaveTeamAtom)
  const tell = useSetAtom(runWithToastAtom)

  const run = ({ id }: TeamMember, action: MemberAction, act: () => Promise<unknown>, done?: ToastText) =>
    during(id, action, () => tell({ done, failure: failures[action] }, act))

  const refer = ({ id }: TeamMember) => ({ teamId, memberId: id })
  return {
    pending,
    onRoleChange: (member: TeamMember, role: TeamMember['role']) =>
      void run(member, 'role', () => changeRole(refer(member), role)),
    onRosterChange: (member: TeamMember, status: NonNullable<TeamMember['rosterStatus']>) =>
      void run(member, 'roster', () => assignRoster(refer(member), status)),
    onRemove: async (member: TeamMember) => {
      const done = { title: 'Sucesso', message: `${member.nick} saiu do time.` }
      await run(member, 'remove', () => remove(refer(member)), done)
    },
    onTransfer: async (member: TeamMember) => {
      const done = { title: 'Sucesso', message: `${member.nick} agora é quem manda no time.` }
      await run(member, 'transfer', () => transfer(refer(member)), done)
    },
    onLeave: async (member: TeamMember) => {
      const done = { type: 'info', title: 'Você saiu do time' } as const
      if (await run(member, 'leave', () => leave(teamId), done)) await navigate({ to: '/my/teams' })
    },
  }
}
