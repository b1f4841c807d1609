import { formatInterest, eventContexts } from '@convoca/ui/app'
import type { EventDay, EventItem } from '@convoca/ui/app'
import type { Schemas } from '@convoca/sdk/core'
import { endOfEvent } from '@convoca/sdk/rules'
import type { EventDetails, EventKey, EventWindow, PublicEvent } from '../atoms/events.ts'
import type { EventSearch } from '../navigation/search.ts'
import type { PublicPage } from './public-page.ts'
import { shorten } from './public-page.ts'
import { formatShortDate } from './team.ts'

const hour = 60 * 60 * 1000
const dayLength = 24 * hour
/** Brazil has known no summer time since 2019, and the server counts the days of Brazil, too. */
const brasilia = -3 * hour
/** The days of the strip. */
export const daysShown = 14

export const getEventPath = ({ context, name }: EventKey) => `/events/${context}/${name}`

/** The day in Brazil, `yyyy-MM-dd`. */
export const toDay = (at: Date | string): string =>
  new Date(new Date(at).getTime() + brasilia).toISOString().slice(0, 10)

export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** The instant at which a day begins in Brazil. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00-03:00`).toISOString()

/** The range that the list asks for: one day, or everything from the first day of the strip on. */
export function toWindow({ context, day, from }: EventSearch, today: string): EventWindow {
  if (day !== undefined) return { context, from: startOfDay(day), to: startOfDay(shiftDay(day, 1)) }
  return { context, from: startOfDay(from ?? today) }
}

/** @param now When it was read, in milliseconds since 1970. */
export function toEventItem(event: PublicEvent, now: number): EventItem {
  const starts = Date.parse(event.starts_at)
  return {
    name: event.championship?.url ?? event.name,
    context: event.context,
    title: event.title,
    startsAt: event.starts_at,
    endsAt: event.ends_at ?? undefined,
    place: event.place ?? undefined,
    bannerUrl: event.banner?.url,
    game: event.game?.name,
    organizer: event.organizer?.nick,
    interestedCount: event.interested_count,
    isCancelled: event.is_cancelled,
    isLive: !event.is_cancelled && starts <= now && now < endOfEvent(event).getTime(),
  }
}

/** The days from one on, with the marks of what they have; `trainings` are those with an event of the reader's teams. */
export function toEventDays(
  from: string,
  counts: Schemas['EventDayCounts'],
  trainings: readonly string[],
): readonly EventDay[] {
  return Array.from({ length: daysShown }, (_, index) => {
    const day = shiftDay(from, index)
    const ofDay = counts.filter((count) => count.day === day)
    const own = trainings.filter((training) => training === day).length
    return {
      day,
      marks: [...ofDay.map(({ context }) => context), ...(own > 0 ? (['training'] as const) : [])],
      count: ofDay.reduce((sum, { count }) => sum + count, own),
    }
  })
}

/** Groups events by their day, both in their order. */
export function groupByEventDay(events: readonly PublicEvent[]): readonly [day: string, PublicEvent[]][] {
  return [...Map.groupBy(events, (event) => toDay(event.starts_at))]
}

/** The one to open the page with: what most have interest in, of those that have not begun or are on. */
export function findFeatured(events: readonly PublicEvent[], now: number): PublicEvent | undefined {
  const open = events.filter((event) => {
    const item = toEventItem(event, now)
    return item.isLive || Date.parse(event.starts_at) > now
  })
  return open.toSorted((a, b) => b.interested_count - a.interested_count)[0]
}

/** The address at which a map looks for the place. */
export const toMapHref = ({ place, address }: Pick<EventDetails, 'place' | 'address'>): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address ?? place ?? '')}`

export const toCalendarPath = ({ context, name }: EventKey) =>
  `/api/public/events/${context}/${name}/calendar.ics`

function toLocation({ place, address, link }: EventDetails, url: string) {
  const onSite = place === null ? [] : [{ '@type': 'Place', name: place, ...(address && { address }) }]
  const online = link === null && place !== null ? [] : [{ '@type': 'VirtualLocation', url: link ?? url }]
  return [...onSite, ...online]
}

const modeOf = ({ place, link }: EventDetails) =>
  place === null
    ? 'OnlineEventAttendanceMode'
    : link === null
      ? 'OfflineEventAttendanceMode'
      : 'MixedEventAttendanceMode'

const pictureOf = ({ banner, championship, title }: EventDetails): PublicPage['picture'] => {
  if (banner !== null) return { path: banner.url, width: 1200, height: 400, alt: title }
  if (championship === null) return undefined
  const path = `/embed/championship/${championship.url}/preview.png`
  return { path, width: 1200, height: 630, alt: title }
}

/** The page that a shared link to an event shows, and that search engines know of it. */
export function toEventPage(event: EventDetails): PublicPage {
  const { title, description, place, organizer, banner } = event
  const facts = [
    eventContexts[event.context],
    formatShortDate(event.starts_at),
    place ?? 'On-line',
    ...(event.interested_count > 0 ? [formatInterest(event.interested_count)] : []),
  ]
  const path = getEventPath(event)
  return {
    path,
    picture: pictureOf(event),
    description: shorten(`${facts.join(' · ')} — ${description}`),
    about: {
      '@type': event.championship === null ? 'Event' : 'SportsEvent',
      name: title,
      description: shorten(description),
      startDate: event.starts_at,
      ...(event.ends_at !== null && { endDate: event.ends_at }),
      eventAttendanceMode: `https://schema.org/${modeOf(event)}`,
      eventStatus: `https://schema.org/${event.is_cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      location: toLocation(event, path),
      ...(banner !== null && { image: banner.url }),
      ...(organizer !== null && { organizer: { '@type': 'Person', name: organizer.nick } }),
    },
  }
}
