'use client'

import { clsx } from 'clsx'
import { Laptop, Smartphone } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateTexts, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { fullDate, relativeDate } from '../../notifications/dates/dates.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './SessionList.module.css'

export interface SessionItem {
  id: string
  /** Browser and system in words, e.g. "Chrome no Windows". */
  device: string
  /** City or address, if the server knows it. */
  location?: string | undefined
  /** ISO date-time. */
  lastUsedAt: string
  /** The session of this very page. */
  current: boolean
}

export const sessionListTexts = {
  label: 'Sessões abertas',
  current: 'Esta sessão',
  lastUsed: (when: string) => `Usada ${when}`,
  end: 'Encerrar',
  ending: 'Encerrando...',
  /** Accessible name of the button: which session it ends. */
  endOf: (device: string) => `Encerrar ${device}`,
  loading: 'Carregando sessões',
  emptyTitle: 'Nenhuma outra sessão aberta',
  errorTitle: 'Não foi possível carregar as sessões',
}

export type SessionListTexts = typeof sessionListTexts & {
  errorState?: Partial<ErrorStateTexts>
  dates?: Partial<DateTexts>
}

export type SessionListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The account's sessions, the present one among them. */
  sessions: readonly SessionItem[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Ends a session, by its id. */
  onEnd: (id: string) => void
  /** The session being ended. */
  endingId?: string | undefined
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Error message and request id, if known; shown in the error state. */
  failure?: Failure | undefined
  /** The time that the relative dates count from; default is the time of the render. */
  now?: Date | undefined
  texts?: Partial<SessionListTexts> | undefined
}

/**
 * Devices where the account is signed in. The current session is marked and must not offer to be ended: that is *Sair*
 * in the menu.
 */
export function SessionList(props: SessionListProps) {
  const {
    sessions,
    status = 'ready',
    onEnd,
    endingId,
    onRetry,
    failure,
    now: given,
    texts,
    className,
    ...rest
  } = props
  const labels = useTexts<SessionListTexts>('SessionList', sessionListTexts, texts)
  const now = useNow(given)
  return (
    <div {...rest} className={clsx(styles.root, className)} data-status={status}>
      {status === 'loading' && <SkeletonRows rows={3} aria-label={labels.loading} />}
      {status === 'error' && (
        <ErrorState {...failure} title={labels.errorTitle} onRetry={onRetry} texts={labels.errorState} />
      )}
      {status === 'ready' && sessions.length === 0 && <EmptyState title={labels.emptyTitle} />}
      {status === 'ready' && sessions.length > 0 && (
        <ul className={styles.list} aria-label={labels.label}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              labels={labels}
              ending={session.id === endingId}
              onEnd={onEnd}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface SessionRowProps {
  session: SessionItem
  now: Date | null
  labels: SessionListTexts
  ending: boolean
  onEnd: (id: string) => void
}

function SessionRow({ session, now, labels, ending, onEnd }: SessionRowProps) {
  const lastUsed = useTimeZone()(session.lastUsedAt)
  const Icon = /android|iphone|ipad|celular|mobile/i.test(session.device) ? Smartphone : Laptop
  return (
    <li className={styles.row} data-current={session.current || undefined}>
      <Icon aria-hidden="true" className={styles.icon} size={20} />
      <div className={styles.text}>
        <p className={styles.device}>
          <span>{session.device}</span>
          {session.current && <Badge tone="accent">{labels.current}</Badge>}
        </p>
        <p className={styles.meta}>
          {session.location && <span>{`${session.location} · `}</span>}
          <time dateTime={session.lastUsedAt} title={fullDate(lastUsed)}>
            {labels.lastUsed(relativeDate(lastUsed, now, labels.dates))}
          </time>
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          aria-label={ending ? undefined : labels.endOf(session.device)}
          loading={ending}
          loadingLabel={labels.ending}
          onClick={() => onEnd(session.id)}
        >
          {labels.end}
        </Button>
      )}
    </li>
  )
}
