import { clsx } from 'clsx'
import { MailOpen } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { SkeletonRows } from '../../feedback/Skeleton/index.ts'
import {
  InvitationRow,
  type InvitationAction,
  type InvitationRowTexts,
  type TeamInvitation,
} from './InvitationRow.tsx'
import classes from './InvitationList.module.css'

export type InvitationListTexts = InvitationRowTexts & {
  label: string
  loading: string
  empty: string
  emptyHint: string
  failed: string
}

export const invitationListTexts: Omit<InvitationListTexts, keyof InvitationRowTexts> = {
  label: 'Convites do time',
  loading: 'Carregando convites...',
  empty: 'Nenhum convite pendente',
  emptyHint: 'Convide jogadores para completar a line-up.',
  failed: 'Não foi possível carregar os convites',
}

export type InvitationListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  invitations: readonly TeamInvitation[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  onRetry?: (() => void) | undefined
  onCancel?: ((id: string) => void) | undefined
  onResend?: ((id: string) => void) | undefined
  /** What is under way, by invitation id. */
  pending?: Readonly<Record<string, InvitationAction>> | undefined
  emptyAction?: ReactNode
  texts?: Partial<InvitationListTexts> | undefined
}

/** The invitations a team has sent, in the order given. */
export function InvitationList(props: InvitationListProps) {
  const {
    invitations,
    status = 'ready',
    onRetry,
    onCancel,
    onResend,
    pending,
    emptyAction,
    ...others
  } = props
  const { texts, className, ...rest } = others
  const words = { ...invitationListTexts, ...texts }
  const shown = status === 'ready' && invitations.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.list, className)}
      data-status={shown}
      aria-busy={status === 'loading'}
    >
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'loading' && <SkeletonRows rows={3} />}
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} />}
      {shown === 'empty' && (
        <EmptyState
          icon={<MailOpen aria-hidden="true" />}
          title={words.empty}
          description={words.emptyHint}
          action={emptyAction}
        />
      )}
      {shown === 'ready' && (
        <ul className={classes.rows} aria-label={words.label}>
          {invitations.map((invitation) => (
            <li key={invitation.id} className={classes.item}>
              <InvitationRow
                invitation={invitation}
                onCancel={onCancel}
                onResend={onResend}
                pending={pending?.[invitation.id]}
                texts={texts}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
