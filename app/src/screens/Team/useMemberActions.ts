import type { MemberAction, TeamMember } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  assignRosterAtom,
  changeRoleAtom,
  leaveTeamAtom,
  removeMemberAtom,
  transferTeamAtom,
} from '../../atoms/members.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'

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
  const [pending, setPending] = useState<Readonly<Record<string, MemberAction>>>({})
  const navigate = useNavigate()
  const changeRole = useSetAtom(changeRoleAtom)
  const assignRoster = useSetAtom(assignRosterAtom)
  const remove = useSetAtom(removeMemberAtom)
  const transfer = useSetAtom(transferTeamAtom)
  const leave = useSetAtom(leaveTeamAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)

  async function run({ id }: TeamMember, action: MemberAction, act: () => Promise<unknown>) {
    setPending((all) => ({ ...all, [id]: action }))
    try {
      await act()
    } catch (error) {
      showError(error, failures[action])
    } finally {
      setPending(({ [id]: _, ...rest }) => rest)
    }
  }

  const refer = ({ id }: TeamMember) => ({ teamId, memberId: id })
  return {
    pending,
    onRoleChange: (member: TeamMember, role: TeamMember['role']) =>
      void run(member, 'role', () => changeRole(refer(member), role)),
    onRosterChange: (member: TeamMember, status: NonNullable<TeamMember['rosterStatus']>) =>
      void run(member, 'roster', () => assignRoster(refer(member), status)),
    onRemove: (member: TeamMember) =>
      run(member, 'remove', async () => {
        await remove(refer(member))
        showToast({ title: 'Sucesso', message: `${member.nick} saiu do time.` })
      }),
    onTransfer: (member: TeamMember) =>
      run(member, 'transfer', async () => {
        await transfer(refer(member))
        showToast({ title: 'Sucesso', message: `${member.nick} agora é quem manda no time.` })
      }),
    onLeave: (member: TeamMember) =>
      run(member, 'leave', async () => {
        await leave(teamId)
        showToast({ type: 'info', title: 'Você saiu do time' })
        await navigate({ to: '/my/teams' })
      }),
  }
}
