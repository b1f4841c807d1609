'use client'

import { clsx } from 'clsx'
import { MailOpen } from 'lucide-react'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateTexts, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import type { InviteCardProps, InviteCardTexts, InviteItem } from '../InviteCard/InviteCard.tsx'
import { InviteCard } from '../InviteCard/InviteCard.tsx'
import { useFocusRestore } from '../../feedback/focus-restore/useFocusRestore.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './InviteList.module.css'

export const inviteListTexts = {
  title: 'Convites e candidaturas',
  subtitle: (pending: number): string => {
    if (pending === 0) return 'Nenhum convite espera por você.'
    return pending === 1 ? '1 convite espera sua resposta' : `${pending} convites esperam sua resposta`
  },
  open: 'Pendentes',
  answered: 'Encerrados',
  loading: 'Carregando convites',
  emptyTitle: 'Nenhum convite',
  emptyText: 'Quando um time convidar você, ou você se candidatar a um, aparece aqui.',
  errorTitle: 'Não foi possível carregar os convites',
}

export type InviteListTexts = typeof inviteListTexts & {
  errorState?: Partial<ErrorStateTexts>
  inviteCard?: Partial<InviteCardTexts>
}

export type InviteListProps = Omit<ComponentPropsWithRef<'section'>, 'children'> &
  Pick<InviteCardProps, 'onAccept' | 'onDecline'> & {
    /** The invitations: the pending ones are shown first, otherwise in the order given. */
    invites: readonly InviteItem[]
    /** The state of the whole list. */
    status: 'loading' | 'ready' | 'error'
    /** Pending action by invitation id. */
    pending?: Readonly<Record<string, 'accept' | 'decline'>> | undefined
    /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
    onRetry?: (() => void) | undefined
    /** Error message and request id, if known; shown in the error state. */
    failure?: Failure | undefined
    /** Action of the empty state, e.g. a link to the teams. */
    emptyAction?: ReactNode
    texts?: Partial<InviteListTexts> | undefined
  }

/** The signed-in player's invitations and applications: the open ones, then the others. Brings the page's h1. */
export function InviteList(props: InviteListProps) {
  const {
    invites,
    status,
    pending,
    onRetry,
    failure,
    emptyAction,
    texts,
    onAccept,
    onDecline,
    className,
    ...rest
  } = props
  const labels = useTexts<InviteListTexts>('InviteList', inviteListTexts, texts)
  // The player's own application is pending with the team.
  const toAnswer = invites.filter((invite) => isOpen(invite) && invite.kind !== 'APPLICATION')
  return (
    <section {...rest} className={clsx(styles.root, className)} data-status={status}>
      <PageHeader
        title={labels.title}
        subtitle={status === 'ready' && invites.length > 0 ? labels.subtitle(toAnswer.length) : undefined}
      />
      {status === 'loading' && (
        <div className={styles.cards} role="status" aria-label={labels.loading}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} shape="block" height={102} aria-hidden="true" />
          ))}
        </div>
      )}
      {status === 'error' && (
        <ErrorState {...failure} title={labels.errorTitle} onRetry={onRetry} texts={labels.errorState} />
      )}
      {status === 'ready' && invites.length === 0 && (
        <EmptyState
          icon={<MailOpen aria-hidden="true" />}
          title={labels.emptyTitle}
          description={labels.emptyText}
          action={emptyAction}
        />
      )}
      {status === 'ready' && invites.length > 0 && (
        <Groups {...{ invites, pending, onAccept, onDecline, labels }} />
      )}
    </section>
  )
}

const isOpen = ({ status }: InviteItem) => status === 'PENDING'

type GroupsProps = Pick<InviteListProps, 'invites' | 'pending' | 'onAccept' | 'onDecline'> & {
  labels: InviteListTexts
}

function Groups({ invites, labels, ...rest }: GroupsProps) {
  const open = invites.filter(isOpen)
  const answered = invites.filter((invite) => !isOpen(invite))
  const shared = { ...rest, texts: labels.inviteCard }
  const focusRestore = useFocusRestore({ items: [...open, ...answered] })
  return (
    <div className={styles.groups} {...focusRestore}>
      {open.length > 0 && <Group title={labels.open} invites={open} {...shared} />}
      {answered.length > 0 && <Group title={labels.answered} invites={answered} {...shared} />}
    </div>
  )
}

type GroupProps = Omit<GroupsProps, 'labels'> & {
  title: string
  texts: Partial<InviteCardTexts> | undefined
}

function Group({ title, invites, pending, ...shared }: GroupProps) {
  const titleId = useId()
  return (
    <div className={styles.group}>
      <h2 id={titleId} className={styles.label}>
        <span>{`${title} `}</span>
        <span className={styles.count}>{invites.length}</span>
      </h2>
      <ul className={styles.cards} aria-labelledby={titleId}>
        {invites.map((invite) => (
          <li key={invite.id}>
            <InviteCard invite={invite} pending={pending?.[invite.id]} {...shared} />
          </li>
        ))}
      </ul>
    </div>
  )
}
