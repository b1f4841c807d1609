'use client'

import { clsx } from 'clsx'
import { BellRing, Check, CircleDashed, Clock, X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { invitationDate } from '../../teams/team-dates.ts'
import { GeneratedBanner } from '../../teams/GeneratedBanner/GeneratedBanner.tsx'
import { Attendance, attendanceTexts } from '../attendance/Attendance.tsx'
import type { DashboardEvent } from '../dashboard-event.ts'
import { EventTeamLogo } from '../EventTeamLogo.tsx'
import { timeLeft, writeTimeLeft } from '../times.ts'
import { useTick } from '../../primitives/useTick.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './NextEventHero.module.css'

export interface EventAttendee {
  /** The user's id, which is the seed of the avatar's colour, as everywhere. Default: the nick. */
  id?: string | undefined
  nick: string
  avatarUrl?: string | null | undefined
  /** Null without a response. */
  isConfirmed: boolean | null
}

const nextEventHeroTexts = {
  ...attendanceTexts,
  /** Above the time that is left. */
  startsIn: 'começa em',
  /** Shown in place of the time left once it has begun. */
  running: 'Acontecendo agora',
  left: writeTimeLeft,
  attendees: 'Check-in do time',
  counts: (confirmed: number, invited: number) =>
    `${confirmed} de ${invited} ${confirmed === 1 ? 'vai' : 'vão'}`,
  confirmed: 'Vai',
  declined: 'Não vai',
  pending: 'Sem resposta',
  /** Attendees beyond those shown. */
  more: (count: number) => `e mais ${count}`,
  /** Label of the button that reminds those without a response. */
  remind: (nicks: readonly string[]) =>
    `Lembrar ${nicks.length === 1 ? nicks[0] : `${nicks.length} pessoas`}`,
  reminding: 'Lembrando...',
  reminded: 'Lembrete enviado',
}

/** The reminder of those without a response. */
export interface EventReminder {
  /** The nicks of those whom it reaches; nothing is shown without anybody. */
  nicks: readonly string[]
  /** `sent` until another may follow. Default `ready`. */
  status?: 'ready' | 'pending' | 'sent' | undefined
  onRemind: () => void
}

export type NextEventHeroProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The event. */
  event: DashboardEvent
  /** Those who come first. */
  attendees: readonly EventAttendee[]
  /** Whether the response is being saved. */
  pending?: boolean | undefined
  /** Called with the event's id and whether the user comes. */
  onAnswer: (id: string, isConfirmed: boolean) => void
  /** Given for those who plan the team's events. */
  reminder?: EventReminder | undefined
  /** Links beside the response, e.g. to the agenda. */
  actions?: ReactNode
  /** The current time; default: the clock, counting down. */
  now?: Date | undefined
}

const MAX_ATTENDEES = 5

/**
 * The next match or event of the user's teams: what, when and how long until then, the user's response, and
 * the members who come. The countdown is not announced.
 */
export function NextEventHero(props: NextEventHeroProps) {
  const { event, attendees, pending = false, onAnswer, actions, reminder, now, ...more } = props
  const { className, ...rest } = more
  const { team } = event
  const titleId = useId()
  const date = invitationDate(useTimeZone()(event.startsAt))
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.hero}>
        <div className={styles.banner}>
          <GeneratedBanner
            tag={team.tag}
            primaryColor={team.primaryColor}
            secondaryColor={team.secondaryColor}
          />
        </div>
        <span className={styles.kind}>{event.kind}</span>
        <div className={styles.main}>
          <EventTeamLogo team={team} size={64} />
          <div className={styles.names}>
            <h2 className={styles.title} id={titleId}>
              {event.href === undefined ? event.title : <a href={event.href}>{event.title}</a>}
            </h2>
            <p className={styles.team}>{[team.name, event.location].filter(Boolean).join(' · ')}</p>
          </div>
          <Countdown event={event} now={now} />
        </div>
        <div className={styles.foot}>
          <span className={styles.date}>
            <Clock aria-hidden="true" />
            <time dateTime={event.startsAt}>{date}</time>
          </span>
          <div className={styles.actions}>
            {wrapText(actions)}
            <Attendance event={event} pending={pending} onAnswer={onAnswer} labels={nextEventHeroTexts} />
          </div>
        </div>
      </div>
      <Attendees event={event} attendees={attendees} reminder={reminder} />
    </section>
  )
}

function Countdown({ event, now }: Pick<NextEventHeroProps, 'event' | 'now'>) {
  useTick(event.startsAt)
  const current = useNow(now)
  const starts = parseDate(useTimeZone()(event.startsAt))
  // The server does not know the reader's clock.
  if (!current || !starts) return <div className={styles.countdown} />
  const isRunning = starts.getTime() <= current.getTime()
  return (
    <div className={styles.countdown} data-running={isRunning || undefined}>
      {isRunning ? (
        nextEventHeroTexts.running
      ) : (
        <>
          <span className={styles.startsIn}>{nextEventHeroTexts.startsIn}</span>
          <span className={styles.left} role="timer" aria-live="off">
            {nextEventHeroTexts.left(timeLeft(starts, current))}
          </span>
        </>
      )}
    </div>
  )
}

const marks = {
  confirmed: { Icon: Check, answer: 'yes' },
  declined: { Icon: X, answer: 'no' },
  pending: { Icon: CircleDashed, answer: 'open' },
} as const

const stateOf = (isConfirmed: boolean | null) =>
  isConfirmed === null ? 'pending' : isConfirmed ? 'confirmed' : 'declined'

type AttendeesProps = Pick<NextEventHeroProps, 'event' | 'attendees' | 'reminder'>

function Attendees({ event, attendees, reminder }: AttendeesProps) {
  const titleId = useId()
  const hidden = event.invited - Math.min(attendees.length, MAX_ATTENDEES)
  return (
    <div className={styles.aside}>
      <div className={styles.asideHead}>
        <h3 className={styles.asideTitle} id={titleId}>
          {nextEventHeroTexts.attendees}
        </h3>
        <span className={styles.counts}>{nextEventHeroTexts.counts(event.confirmed, event.invited)}</span>
      </div>
      <ul className={styles.attendees} aria-labelledby={titleId}>
        {attendees.slice(0, MAX_ATTENDEES).map(({ id, nick, avatarUrl, isConfirmed }) => {
          const state = stateOf(isConfirmed)
          const { Icon, answer } = marks[state]
          return (
            <li key={nick} className={styles.attendee}>
              <Avatar id={id} name={nick} src={avatarUrl} size="xs" decorative />
              <span className={styles.nick}>{nick}</span>
              <span className={styles.state} data-answer={answer}>
                <Icon aria-hidden="true" />
                <span>{nextEventHeroTexts[state]}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {hidden > 0 && <p className={styles.counts}>{nextEventHeroTexts.more(hidden)}</p>}
      {reminder && reminder.nicks.length > 0 && <Reminder reminder={reminder} />}
    </div>
  )
}

/** Stays after the press, so that the focus does. */
function Reminder({ reminder }: { reminder: EventReminder }) {
  const { nicks, status = 'ready', onRemind } = reminder
  const isSent = status === 'sent'
  return (
    <Button
      className={styles.remind}
      size="small"
      icon={isSent ? <Check aria-hidden="true" /> : <BellRing aria-hidden="true" />}
      loading={status === 'pending'}
      loadingLabel={nextEventHeroTexts.reminding}
      aria-disabled={isSent}
      onClick={isSent ? undefined : onRemind}
    >
      {isSent ? nextEventHeroTexts.reminded : nextEventHeroTexts.remind(nicks)}
    </Button>
  )
}
