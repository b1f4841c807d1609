'use client'

import { clsx } from 'clsx'
import { CalendarCheck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { formatTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { Attendance, attendanceTexts } from '../attendance/Attendance.tsx'
import type { DashboardEvent } from '../dashboard-event.ts'
import { EventTeamLogo } from '../EventTeamLogo.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './AnswerList.module.css'

export const answerListTexts = {
  ...attendanceTexts,
  label: 'Para responder hoje',
  loading: 'Carregando check-ins...',
  empty: 'Tudo em dia',
  emptyHint: 'Nenhum evento dos seus times hoje.',
  failed: 'Não foi possível carregar os check-ins',
  /** Below the time. */
  today: 'hoje',
  counts: (confirmed: number, invited: number) =>
    `${confirmed} de ${invited} ${confirmed === 1 ? 'vai' : 'vão'}`,
}

export type AnswerListTexts = typeof answerListTexts & ListTexts

export type AnswerListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The events of one day, the earliest first. */
    events: readonly DashboardEvent[]
    /** Ids of events whose response is being saved. */
    pending?: readonly string[] | undefined
    /** Called with the event's id and whether the user comes. */
    onAnswer: (id: string, isConfirmed: boolean) => void
    texts?: Partial<AnswerListTexts> | undefined
  }

/**
 * The day's events with the user's response, which can be given and changed in place. must keep both buttons after a
 * response, so that no row moves under the pointer.
 */
export function AnswerList({ events, pending = [], onAnswer, texts, className, ...rest }: AnswerListProps) {
  const labels = useTexts<AnswerListTexts>('AnswerList', answerListTexts, texts)
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      isEmpty={events.length === 0}
      emptyIcon={<CalendarCheck aria-hidden="true" />}
      placeholder={<SkeletonRows rows={3} />}
    >
      <ul className={styles.list} aria-label={labels.label}>
        {events.map((event) => (
          <Row
            key={event.id}
            event={event}
            labels={labels}
            pending={pending.includes(event.id)}
            onAnswer={onAnswer}
          />
        ))}
      </ul>
    </ListFrame>
  )
}

interface RowProps extends Required<Pick<AnswerListProps, 'onAnswer'>> {
  event: DashboardEvent
  labels: AnswerListTexts
  pending: boolean
}

function Row({ event, labels, pending, onAnswer }: RowProps) {
  const { title, kind, startsAt, location, href, team, confirmed, invited } = event
  const starts = parseDate(useTimeZone()(startsAt))
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={startsAt}>
        <span className={styles.hour}>{starts ? formatTime(starts) : ''}</span>
        <span className={styles.muted}>{labels.today}</span>
      </time>
      <div className={styles.text}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <a className={styles.title} href={href}>
            {title}
          </a>
        )}
        <span className={styles.team}>
          <EventTeamLogo team={team} size={18} />
          <span>{[team.name, location ?? kind].join(' · ')}</span>
        </span>
      </div>
      <span className={styles.counts}>{labels.counts(confirmed, invited)}</span>
      <Attendance
        className={styles.answer}
        event={event}
        pending={pending}
        onAnswer={onAnswer}
        labels={labels}
      />
    </li>
  )
}
