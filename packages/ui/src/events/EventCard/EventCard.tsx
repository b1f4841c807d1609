'use client'

import { clsx } from 'clsx'
import { MapPin, Monitor } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChampionshipBanner } from '../../championships/ChampionshipBanner/ChampionshipBanner.tsx'
import { formatTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { type EventItem, eventContexts, formatInterest } from '../event.ts'
import styles from './EventCard.module.css'

export const eventCardTexts = {
  contexts: eventContexts,
  until: (time: string) => `até ${time}`,
  now: 'agora',
  online: 'On-line',
  cancelled: 'Cancelado',
  interest: formatInterest,
}

export type EventCardTexts = typeof eventCardTexts

export type EventCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The event. */
  event: EventItem
  /** Address of its page. */
  href: string
  /** A toggle of the interest, or a link to watch it. */
  action?: ReactNode
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | undefined
  texts?: Partial<EventCardTexts> | undefined
}

/**
 * An event in the list of a day: when, what, where and how many have interest. Its banner is decorative, and its title is the link.
 */
export function EventCard(props: EventCardProps) {
  const { event, href, action, headingLevel = 3, texts, className, ...rest } = props
  const labels = useTexts('EventCard', eventCardTexts, texts)
  const { name, context, title, place, game, interestedCount, isCancelled, isLive } = event
  const Heading = `h${headingLevel}` as const
  return (
    <article {...rest} className={clsx(styles.root, className)} data-live={isLive || undefined}>
      <div className={styles.picture}>
        <ChampionshipBanner
          url={name}
          game={game}
          scene={event.scene}
          src={event.bannerUrl}
          fade={false}
          sizes="(max-width: 640px) 100vw, 200px"
          className={styles.banner}
        />
        <span className={styles.context} data-context={context}>
          {labels.contexts[context]}
        </span>
      </div>
      <div className={styles.body}>
        <Times event={event} labels={labels} />
        <Heading className={styles.title}>
          <a href={href}>{title}</a>
        </Heading>
        <p className={styles.facts}>
          <span className={styles.fact}>
            {place === undefined ? <Monitor aria-hidden="true" /> : <MapPin aria-hidden="true" />}
            <span>{place ?? labels.online}</span>
          </span>
          {game !== undefined && <span>{game}</span>}
        </p>
      </div>
      <div className={styles.side}>
        <span className={styles.count}>
          {isCancelled ? labels.cancelled : labels.interest(interestedCount)}
        </span>
        {wrapText(action)}
      </div>
    </article>
  )
}

function Times({ event, labels }: { event: EventItem; labels: EventCardTexts }) {
  const inTimeZone = useTimeZone()
  const starts = parseDate(inTimeZone(event.startsAt))
  const ends = parseDate(inTimeZone(event.endsAt))
  return (
    <p className={styles.times}>
      {event.isLive ? (
        <span className={styles.now}>{labels.now}</span>
      ) : (
        starts && (
          <time className={styles.start} dateTime={event.startsAt}>
            {formatTime(starts)}
          </time>
        )
      )}
      {ends && <span>{labels.until(formatTime(ends))}</span>}
    </p>
  )
}
