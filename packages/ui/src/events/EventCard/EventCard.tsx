'use client'

import { clsx } from 'clsx'
import { MapPin, Monitor } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChampionshipBanner } from '../../championships/ChampionshipBanner/ChampionshipBanner.tsx'
import { formatTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { type EventItem, eventContexts, formatInterest } from '../event.ts'
import styles from './EventCard.module.css'

const eventCardTexts = {
  contexts: eventContexts,
  interest: formatInterest,
}

export type EventCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The event. */
  event: EventItem
  /** Address of its page. */
  href: string
  /** A toggle of the interest, or a link to watch it. */
  action?: ReactNode
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * An event in the list of a day: when, what, where and how many have interest. Its banner is decorative, and its title is the link.
 */
export function EventCard(props: EventCardProps) {
  const { event, href, action, headingLevel = 3, className, ...rest } = props
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
          {eventCardTexts.contexts[context]}
        </span>
      </div>
      <div className={styles.body}>
        <Times event={event} />
        <Heading className={styles.title}>
          <a href={href}>{title}</a>
        </Heading>
        <p className={styles.facts}>
          <span className={styles.fact}>
            {place === undefined ? <Monitor aria-hidden="true" /> : <MapPin aria-hidden="true" />}
            <span>{place ?? 'On-line'}</span>
          </span>
          {game !== undefined && <span>{game}</span>}
        </p>
      </div>
      <div className={styles.side}>
        <span className={styles.count}>
          {isCancelled ? 'Cancelado' : eventCardTexts.interest(interestedCount)}
        </span>
        {wrapText(action)}
      </div>
    </article>
  )
}

function Times({ event }: { event: EventItem }) {
  const inTimeZone = useTimeZone()
  const starts = parseDate(inTimeZone(event.startsAt))
  const ends = parseDate(inTimeZone(event.endsAt))
  return (
    <p className={styles.times}>
      {event.isLive ? (
        <span className={styles.now}>agora</span>
      ) : (
        starts && (
          <time className={styles.start} dateTime={event.startsAt}>
            {formatTime(starts)}
          </time>
        )
      )}
      {ends && <span>{`até ${formatTime(ends)}`}</span>}
    </p>
  )
}
