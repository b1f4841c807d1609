import { EmptyState, useFocusRestore } from '@convoca/ui'
import { ApplicationRow, InvitationRow } from '@convoca/ui/app'
import { MailOpen } from 'lucide-react'
import type { Invitation } from '../../../../atoms/invitations.ts'
import { QueryContent, type QueryContentProps } from '../../../../components/QueryContent.tsx'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'
import { useRespondToInvitation } from '../../../../hooks/useRespondToInvitation.ts'
import { toApplication, toInvitation } from '../../../../mappers/invitation.ts'
import styles from './invitations.module.css'
import { type InvitationFilter, useInvitationActions } from './useTeamInvitations.ts'

interface InvitationRowsProps {
  teamId: string
  query: QueryContentProps<{ data: readonly Invitation[] }>['query']
  filter: InvitationFilter
}

/** Applications with their answers and sent invitations with their actions, newest first. */
export function InvitationRows({ teamId, query, filter }: InvitationRowsProps) {
  const answers = useApplicationAnswers(teamId)
  const sent = useSentInvitationActions(teamId)
  const focusRestore = useFocusRestore({ items: query.data?.data ?? [] })
  return (
    <>
      <QueryContent query={query} rows={3} failed="Não foi possível carregar os convites">
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<MailOpen aria-hidden />} {...toEmptyTexts(filter)} />
          ) : (
            <ul className={styles.rows} aria-label="Convites e candidaturas" {...focusRestore}>
              {data.map((invitation) => (
                <li key={invitation.id} data-item={invitation.id}>
                  {invitation.kind === 'APPLICATION' ? (
                    <ApplicationRow
                      application={toApplication(invitation)}
                      {...answers.propsOf(invitation)}
                    />
                  ) : (
                    <InvitationRow invitation={toInvitation(invitation)} {...sent.propsOf(invitation)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      {answers.dialog}
      {sent.dialog}
    </>
  )
}

function toEmptyTexts({ kind, status }: InvitationFilter) {
  if (status !== 'PENDING') return { title: 'Nada com esta situação' }
  if (kind === 'APPLICATION')
    return {
      title: 'Nenhuma candidatura pendente',
      description: 'Quando um jogador pedir para entrar no time, o pedido aparece aqui.',
    }
  return {
    title: kind === 'INVITE' ? 'Nenhum convite pendente' : 'Nenhum convite ou candidatura pendente',
    description: 'Convide jogadores para completar a line-up.',
  }
}

function useApplicationAnswers(teamId: string) {
  const { respond, pending, isPending } = useRespondToInvitation('APPLICATION')
  const { confirm, dialog } = useConfirm(isPending)
  const propsOf = ({ id, user: { nick } }: Invitation) => ({
    pending: pending[id],
    onAccept: () => void respond({ teamId, inviteId: id, response: 'accept' }, nick),
    onDecline: () =>
      confirm({
        title: `Recusar a candidatura de ${nick}?`,
        description: 'A resposta não pode ser mudada depois.',
        confirmLabel: 'Recusar candidatura',
        onConfirm: () => respond({ teamId, inviteId: id, response: 'decline' }, nick),
      }),
  })
  return { propsOf, dialog }
}

function useSentInvitationActions(teamId: string) {
  const { pending, isCancelling, cancel, resend } = useInvitationActions(teamId)
  const { confirm, dialog } = useConfirm(isCancelling)
  const propsOf = ({ id, user: { nick } }: Invitation) => ({
    pending: pending[id],
    onResend: () => resend(id, nick),
    onCancel: () =>
      confirm({
        title: `Cancelar o convite de ${nick}?`,
        description: `O convite some para ${nick}. Você pode enviar outro depois.`,
        confirmLabel: 'Cancelar convite',
        onConfirm: () => cancel(id, nick),
      }),
  })
  return { propsOf, dialog }
}
