'use client'

import { clsx } from 'clsx'
import { History } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import type { ListPages } from '../../feedback/ListFrame/MoreButton.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { fullDate, groupByDay, relativeDate } from '../../notifications/dates/dates.ts'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import type { TeamActivity } from './activity.ts'
import { activityIcons } from './activity-icons.ts'
import {
  activityNames,
  activitySentence,
  activitySentences,
  type SentencePart,
} from './activity-sentences.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ActivityFeed.module.css'

export const activityFeedTexts = {
  ...activityNames,
  sentences: activitySentences,
  label: 'Atividades do time',
  loading: 'Carregando atividades...',
  empty: 'Nenhuma atividade',
  emptyHint: 'O que acontece no time aparece aqui.',
  failed: 'Não foi possível carregar as atividades',
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
}

export type ActivityFeedTexts = typeof activityFeedTexts & ListTexts & { dates?: Partial<DateTexts> }

export type ActivityFeedProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState &
  ListPages & {
    /** Newest first. */
    activities: readonly TeamActivity[]
    /** Level of the days in the page's outline. Default 3. */
    headingLevel?: 2 | 3 | undefined
    /** The time that the relative dates count from; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<ActivityFeedTexts> | undefined
  }

/**
 * History of a team grouped by day, newest first: who did what to whom, as a sentence. Each day is a list named by its
 * heading; times are `<time>` elements.
 */
export function ActivityFeed(props: ActivityFeedProps) {
  const { activities, headingLevel = 3, now: given, texts, className, ...rest } = props
  const labels = useTexts<ActivityFeedTexts>('ActivityFeed', activityFeedTexts, texts)
  const now = useNow(given)
  const inTimeZone = useTimeZone()
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      isEmpty={activities.length === 0}
      emptyIcon={<History aria-hidden="true" />}
      placeholder={<SkeletonRows rows={6} />}
    >
      {groupByDay(activities, now, inTimeZone, labels.dates).map((day) => (
        <Day key={day.label} day={day} headingLevel={headingLevel} now={now} labels={labels} />
      ))}
    </ListFrame>
  )
}

interface DayProps {
  day: { label: string; items: TeamActivity[] }
  headingLevel: 2 | 3
  now: Date | null
  labels: ActivityFeedTexts
}

function Day({ day, headingLevel, now, labels }: DayProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.day}>
      <Heading id={titleId} className={styles.label}>
        {day.label}
      </Heading>
      <ul className={styles.list} aria-labelledby={titleId}>
        {day.items.map((activity) => (
          <li key={activity.id} className={styles.item} data-kind={activity.kind}>
            <ActivityItem activity={activity} now={now} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ActivityItem({
  activity,
  now,
  labels,
}: Pick<DayProps, 'now' | 'labels'> & { activity: TeamActivity }) {
  const { kind, createdAt } = activity
  const moment = useTimeZone()(createdAt)
  const person = activity.actor ?? activity.subject
  const Icon = activityIcons[kind]
  return (
    <>
      <span className={styles.face}>
        <Avatar id={person?.id} name={person?.nick} src={person?.avatarUrl} size="m" decorative />
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
      </span>
      <p className={styles.sentence}>
        {activitySentence(activity, labels.sentences, labels).map((part, place) => (
          <Part key={place} part={part} />
        ))}
      </p>
      <time className={styles.when} dateTime={createdAt} title={fullDate(moment)}>
        {relativeDate(moment, now, labels.dates)}
      </time>
    </>
  )
}

function Part({ part }: { part: SentencePart }) {
  if (part.of === undefined) return <span>{part.text}</span>
  if (part.href === undefined) return <b className={styles.name}>{part.text}</b>
  return (
    <a className={styles.name} href={part.href}>
      {part.text}
    </a>
  )
}
