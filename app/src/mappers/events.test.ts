import { describe, expect, test } from 'vitest'
import type { EventDetails } from '../atoms/events.ts'
import {
  findFeatured,
  groupByEventDay,
  shiftDay,
  startOfDay,
  toDay,
  toEventDays,
  toEventItem,
  toEventPage,
  toMapHref,
} from './events.ts'

const event: EventDetails = {
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d2e01',
  context: 'community',
  name: 'encontro',
  title: 'Encontro',
  description: 'Uma conversa.',
  starts_at: '2026-12-01T01:00:00.000Z',
  ends_at: '2026-12-01T02:00:00.000Z',
  place: 'Arena Maré',
  address: 'Rua do Sol, 210, Recife',
  link: null,
  is_cancelled: false,
  is_final: false,
  interested_count: 3,
  game: null,
  organizer: { id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0101', nick: 'luzprado' },
  championship: null,
  banner: null,
  cancel_reason: null,
  created_at: '2026-11-20T22:00:00.000Z',
  updated_at: '2026-11-20T22:00:00.000Z',
}
const at = (iso: string) => Date.parse(iso)

describe('days', () => {
  test('are those of Brazil, over the ends of months and years', () => {
    expect([toDay('2026-12-01T02:59:59.000Z'), toDay('2026-12-01T03:00:00.000Z')]).toEqual([
      '2026-11-30',
      '2026-12-01',
    ])
    expect([shiftDay('2026-12-31', 1), shiftDay('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
    expect(startOfDay('2026-12-01')).toBe('2026-12-01T03:00:00.000Z')
  })

  test('have a mark for each kind once, the own events among them', () => {
    const days = toEventDays(
      '2026-11-30',
      [
        { day: '2026-11-30', context: 'live', count: 2 },
        { day: '2026-11-30', context: 'championship', count: 1 },
        { day: '2027-01-01', context: 'live', count: 9 },
      ],
      ['2026-11-30', '2026-12-02'],
    )
    expect(days).toHaveLength(14)
    expect(days.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-11-30', marks: ['live', 'championship', 'training'], count: 4 },
      { day: '2026-12-02', marks: ['training'], count: 1 },
    ])
  })

  test('group events in the order of the list', () => {
    const later = { ...event, name: 'b', starts_at: '2026-12-01T12:00:00.000Z' }
    expect(groupByEventDay([event, later]).map(([day, list]) => [day, list.length])).toEqual([
      ['2026-11-30', 1],
      ['2026-12-01', 1],
    ])
  })
})

describe('an event', () => {
  test('is live from its start until its end, and not when it is cancelled', () => {
    const isLive = (now: string, given: Partial<EventDetails> = {}) =>
      toEventItem({ ...event, ...given }, at(now)).isLive
    expect(isLive('2026-12-01T00:59:59.999Z')).toBe(false)
    expect(isLive('2026-12-01T01:00:00.000Z')).toBe(true)
    expect(isLive('2026-12-01T02:00:00.000Z')).toBe(false)
    expect(isLive('2026-12-01T01:30:00.000Z', { is_cancelled: true })).toBe(false)
    // A championship's end is not known.
    expect(isLive('2026-12-01T04:59:00.000Z', { ends_at: null })).toBe(true)
  })

  test('opens the page that most have interest in, of those that are not over', () => {
    const over = {
      ...event,
      name: 'a',
      interested_count: 99,
      starts_at: '2026-11-01T01:00:00.000Z',
      ends_at: '2026-11-01T02:00:00.000Z',
    }
    const liked = { ...event, name: 'b', interested_count: 9 }
    expect(findFeatured([over, event, liked], at('2026-11-30T12:00:00.000Z'))?.name).toBe('b')
    expect(findFeatured([over], at('2026-11-30T12:00:00.000Z'))).toBeUndefined()
  })

  test('is told to search engines as schema.org has it', () => {
    expect(toEventPage(event).about).toMatchObject({
      '@type': 'Event',
      startDate: event.starts_at,
      endDate: event.ends_at,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: [{ '@type': 'Place', name: 'Arena Maré', address: 'Rua do Sol, 210, Recife' }],
      organizer: { '@type': 'Person', name: 'luzprado' },
    })
    const online = toEventPage({
      ...event,
      place: null,
      address: null,
      link: 'https://meet.example/a',
      is_cancelled: true,
    })
    expect(online.about).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventCancelled',
      location: [{ '@type': 'VirtualLocation', url: 'https://meet.example/a' }],
    })
    const both = toEventPage({ ...event, link: 'https://meet.example/a' }).about
    expect(both).toMatchObject({ eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode' })
    expect(both?.['location']).toHaveLength(2)
  })

  test('is previewed by its banner, and by its championship where it has none', () => {
    const banner = { id: event.id, business_type: 'EVENT_BANNER', url: '/files/a/b.jpg' } as const
    expect(toEventPage({ ...event, banner })).toMatchObject({
      picture: { path: '/files/a/b.jpg', width: 1200, height: 400 },
      about: { image: '/files/a/b.jpg' },
    })
    const championship = { id: event.id, url: 'copa', name: 'Copa' }
    expect(toEventPage({ ...event, championship }).picture?.path).toBe('/embed/championship/copa/preview.png')
    expect(toEventPage(event).picture).toBeUndefined()
  })

  test('is looked for on the map by its address, or by its place', () => {
    expect(toMapHref(event)).toBe(
      'https://www.openstreetmap.org/search?query=Rua%20do%20Sol%2C%20210%2C%20Recife',
    )
    expect(toMapHref({ ...event, address: null })).toBe(
      'https://www.openstreetmap.org/search?query=Arena%20Mar%C3%A9',
    )
  })
})
