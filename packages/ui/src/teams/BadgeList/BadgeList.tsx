'use client'

import { clsx } from 'clsx'
import { Award } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { ImageWithFallback } from '../../media/ImageWithFallback/ImageWithFallback.tsx'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { cardDate } from '../team-dates.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './BadgeList.module.css'

export interface TeamBadge {
  id: string
  name: string
  /** The achievement that it was given for. */
  description?: string | undefined
  /** Square picture. Absent or broken: a medal. */
  iconUrl?: string | undefined
  /** ISO date. */
  receivedAt?: string | undefined
}

export const badgeListTexts = {
  label: 'Insígnias do time',
  received: (date: string) => `desde ${date}`,
  loading: 'Carregando insígnias...',
  empty: 'Nenhuma insígnia ainda',
  emptyHint: 'Campeonatos e participações rendem insígnias.',
  failed: 'Não foi possível carregar as insígnias',
}

export type BadgeListTexts = typeof badgeListTexts & ListTexts & { dates?: Partial<DateTexts> }

export type BadgeListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The badges in the order given. */
    badges: readonly TeamBadge[]
    texts?: Partial<BadgeListTexts> | undefined
  }

/**
 * Awards that the platform gave a team: picture, name, reason and date. Titles that the team adds itself are an
 * `AchievementList`.
 */
export function BadgeList({ badges, texts, className, ...rest }: BadgeListProps) {
  const labels = useTexts<BadgeListTexts>('BadgeList', badgeListTexts, texts)
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      isEmpty={badges.length === 0}
      emptyIcon={<Award aria-hidden="true" />}
      placeholder={<SkeletonRows rows={2} />}
    >
      <ul className={styles.list} aria-label={labels.label}>
        {badges.map((badge) => (
          <BadgeItem key={badge.id} badge={badge} labels={labels} />
        ))}
      </ul>
    </ListFrame>
  )
}

function BadgeItem({ badge, labels }: { badge: TeamBadge; labels: BadgeListTexts }) {
  const date = cardDate(useTimeZone()(badge.receivedAt), labels.dates?.day)
  return (
    <li className={styles.badge}>
      <span className={styles.icon} aria-hidden="true">
        <ImageWithFallback
          className={styles.picture}
          src={badge.iconUrl}
          displayWidth={48}
          alt=""
          fallback={<Award />}
        />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{badge.name}</span>
        {badge.description && <span className={styles.line}>{badge.description}</span>}
        {date !== undefined && (
          <time className={styles.date} dateTime={badge.receivedAt}>
            {labels.received(date)}
          </time>
        )}
      </span>
    </li>
  )
}
