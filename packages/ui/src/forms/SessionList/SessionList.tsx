'use client'

import { Laptop, Smartphone } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { fullDate, relativeDate } from '../../notifications/dates/dates.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
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

const sessionListTexts = {
  label: 'Sessões abertas',
  current: 'Esta sessão',
  lastUsed: (when: string) => `Usada ${when}`,
  end: 'Encerrar',
  ending: 'Encerrando...',
  /** Accessible name of the button: which session it ends. */
  endOf: (device: string) => `Encerrar ${device}`,
  loading: 'Carregando sessões',
  empty: 'Nenhuma outra sessão aberta',
  failed: 'Não foi possível carregar as sessões',
}

type SessionListTexts = typeof sessionListTexts

export type SessionListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The account's sessions, the present one among them. */
    sessions: readonly SessionItem[]
    /** Ends a session, by its id. */
    onEnd: (id: string) => void
    /** The session being ended. */
    endingId?: string | undefined
    /** The time that the relative dates count from; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<SessionListTexts> | undefined
  }

/**
 * Devices where the account is signed in. The current session is marked and must not offer to be ended: that is *Sair*
 * in the menu.
 */
export function SessionList({ sessions, onEnd, endingId, now: given, texts, ...list }: SessionListProps) {
  const now = useNow(given)
  const labels = useTexts('SessionList', sessionListTexts, texts)
  return (
    <RowList
      {...list}
      labels={labels}
      expected={3}
      rows={sessions.map((session) => ({
        id: session.id,
        row: <SessionRow {...{ session, labels, now, onEnd }} ending={session.id === endingId} />,
      }))}
    />
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
    <div className={styles.row} data-current={session.current || undefined}>
      <Icon aria-hidden="true" className={styles.icon} size={20} />
      <div className={styles.text}>
        <p className={styles.title}>
          <span>{session.device}</span>
          {session.current && <Badge tone="accent">{labels.current}</Badge>}
        </p>
        <p className={styles.meta}>
          {session.location && <span>{`${session.location} · `}</span>}
          <time dateTime={session.lastUsedAt} title={fullDate(lastUsed)}>
            {labels.lastUsed(relativeDate(lastUsed, now))}
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
    </div>
  )
}
