import { InvitationList, Pagination, Panel } from '@convoca/ui'
import type { ReactNode } from 'react'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'
import { toInvitation } from '../../../../mappers/invitation.ts'
import styles from './invitations.module.css'
import { StatusFilter, type StatusFilterProps } from './StatusFilter.tsx'
import { useInvitationActions, useInvitationPage } from './useTeamInvitations.ts'

const statuses: StatusFilterProps['options'] = [
  { value: 'PENDING', label: 'Pendentes' },
  { value: 'EXPIRED', label: 'Expirados' },
  { value: 'ACCEPTED', label: 'Aceitos' },
  { value: 'DECLINED', label: 'Recusados' },
]

/** The invitations that the team has sent. */
export function SentPanel({ teamId, action }: { teamId: string; action: ReactNode }) {
  const { status, onStatus, invitations, pages, state } = useInvitationPage(teamId, 'INVITE')
  const { pending, isCancelling, cancel, resend } = useInvitationActions(teamId)
  const { confirm, dialog } = useConfirm(isCancelling)
  const confirmCancel = (id: string) => {
    const nick = invitations.find((one) => one.id === id)?.user.nick
    confirm({
      title: `Cancelar o convite de ${nick}?`,
      description: `O convite some para ${nick}. Você pode enviar outro depois.`,
      confirmLabel: 'Cancelar convite',
      onConfirm: () => cancel(id),
    })
  }
  const emptyTexts = status === 'PENDING' ? {} : { texts: { empty: 'Nenhum convite com esta situação' } }
  return (
    <Panel title="Convites enviados" actions={action} flush>
      <div className={styles.filter}>
        <StatusFilter label="Situação dos convites" value={status} onChange={onStatus} options={statuses} />
      </div>
      <InvitationList
        className={styles.bare}
        invitations={invitations.map(toInvitation)}
        {...state}
        pending={pending}
        onCancel={confirmCancel}
        onResend={resend}
        {...emptyTexts}
      />
      <Pagination {...pages} className={styles.pages} />
      {dialog}
    </Panel>
  )
}
