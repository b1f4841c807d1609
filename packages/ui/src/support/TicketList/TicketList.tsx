'use client'

import { LifeBuoy } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ListState, ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import { RowList } from '../../feedback/RowList/RowList.tsx'
import { fullDate, relativeDate } from '../../notifications/dates/dates.ts'
import { Badge, type BadgeProps, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './TicketList.module.css'

export type TicketState = 'OPEN' | 'ANSWERED' | 'CLOSED'

export const ticketStates = { OPEN: 'Aberto', ANSWERED: 'Respondido', CLOSED: 'Encerrado' }

const tones: Record<TicketState, BadgeTone> = { OPEN: 'warning', ANSWERED: 'success', CLOSED: 'neutral' }

export type TicketStatusProps = Omit<BadgeProps, 'tone' | 'dot' | 'children'> & {
  /** The state of the ticket. */
  state: TicketState
}

/** The state of a ticket: it waits for the staff, was answered, or is closed. */
export function TicketStatus({ state, ...rest }: TicketStatusProps) {
  return (
    <Badge {...rest} tone={tones[state]}>
      {ticketStates[state]}
    </Badge>
  )
}

export interface TicketItem {
  id: string
  href: string
  /** The subject of the ticket, and for the staff whose it is. */
  title: string
  state: TicketState
  /** The start of its last message. */
  excerpt: string
  /** ISO date-time of its last message. */
  updatedAt: string
  /** The member of the staff who has taken it; shown to the staff. */
  assignee?: string | undefined
}

export const ticketListTexts = {
  label: 'Chamados',
  loading: 'Carregando chamados...',
  empty: 'Nenhum chamado ainda',
  emptyHint: 'O que você enviar, e as respostas, ficam aqui.',
  failed: 'Não foi possível carregar os chamados',
}

export type TicketListTexts = typeof ticketListTexts & ListTexts & { dates?: Partial<DateTexts> }

export type TicketListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The one with the latest message first. */
    tickets: readonly TicketItem[]
    /** The time that the relative dates count from; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<TicketListTexts> | undefined
  }

/**
 * Tickets of the support, for their author or as a queue of the staff; each row is a link. It has no frame of its own: put it
 * in a `Panel` that is `flush`.
 */
export function TicketList({ tickets, now: given, texts, ...rest }: TicketListProps) {
  const labels = useTexts<TicketListTexts>('TicketList', ticketListTexts, texts)
  const now = useNow(given)
  return (
    <RowList
      {...rest}
      data-flush
      labels={labels}
      emptyIcon={<LifeBuoy aria-hidden="true" />}
      expected={4}
      rows={tickets.map((ticket) => ({
        id: ticket.id,
        row: <Row ticket={ticket} labels={labels} now={now} />,
      }))}
    />
  )
}

interface RowProps {
  ticket: TicketItem
  labels: TicketListTexts
  now: Date | null
}

function Row({ ticket, labels, now }: RowProps) {
  const updated = useTimeZone()(ticket.updatedAt)
  return (
    <a className={styles.row} href={ticket.href}>
      <span className={styles.head}>
        <span className={styles.title}>{ticket.title}</span>
        {ticket.assignee !== undefined && <Badge>{ticket.assignee}</Badge>}
        <TicketStatus state={ticket.state} />
      </span>
      <span className={styles.excerpt}>{ticket.excerpt}</span>
      <time className={styles.date} dateTime={ticket.updatedAt} title={fullDate(updated, labels.dates)}>
        {relativeDate(updated, now, labels.dates)}
      </time>
    </a>
  )
}
