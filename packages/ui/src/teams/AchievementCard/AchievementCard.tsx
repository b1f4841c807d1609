'use client'

import { clsx } from 'clsx'
import { Medal, Trophy } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ImageWithFallback } from '../../media/ImageWithFallback/ImageWithFallback.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { cardDate } from '../team-dates.ts'
import styles from './AchievementCard.module.css'

export interface TeamAchievement {
  id: string
  title: string
  description?: string | null | undefined
  /** 1 is the first place. */
  placement?: number | null | undefined
  /** `yyyy-mm-dd`. */
  date: string
  gameName?: string | undefined
  championship?: string | null | undefined
  pictureUrl?: string | null | undefined
}

export const achievementCardTexts = {
  placement: (place: number): string => (place === 1 ? 'Campeão' : `${place}º lugar`),
}

export type AchievementCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The achievement that was won. */
  achievement: TeamAchievement
  /** Edit, remove. */
  actions?: ReactNode
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * A title that a team has won: its picture or a trophy, what, where, when and which place. The picture is decorative.
 * Awards of the platform are in `BadgeList`.
 */
export function AchievementCard(props: AchievementCardProps) {
  const { achievement, actions, headingLevel = 3, className, ...rest } = props
  const inTimeZone = useTimeZone()
  const { title, description, placement, date, gameName, championship, pictureUrl } = achievement
  const Heading = `h${headingLevel}` as const
  const line = [championship, gameName].filter(Boolean).join(' · ')
  return (
    <article
      {...rest}
      className={clsx(styles.root, className)}
      data-placement={placement != null && placement <= 3 ? placement : undefined}
    >
      <div className={styles.picture}>
        <ImageWithFallback
          src={pictureUrl}
          displayWidth={84}
          alt=""
          className={styles.image}
          fallback={
            placement === 2 || placement === 3 ? <Medal aria-hidden="true" /> : <Trophy aria-hidden="true" />
          }
        />
      </div>
      <div className={styles.text}>
        {placement != null && (
          <Badge className={styles.place} tone={placement === 1 ? 'warning' : 'neutral'}>
            {achievementCardTexts.placement(placement)}
          </Badge>
        )}
        <Heading className={styles.title}>{title}</Heading>
        {line !== '' && <p className={styles.line}>{line}</p>}
        <time className={styles.date} dateTime={date}>
          {cardDate(inTimeZone(date)) ?? date}
        </time>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
