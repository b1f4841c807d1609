import { Buffer } from 'node:buffer'
import type { Schemas } from '../contract/types.ts'

/** A schedule as a calendar program shows it. */
export interface CalendarEvent {
  id: string
  title: string
  description: string | null
  type: Schemas['ScheduleType'] | 'EVENT'
  startsAt: Date
  endsAt: Date
  location: string | null
  url: string | null
  recurrence: Schemas['Recurrence']
  /** Weeks that differ from the others, by the instant at which the series has them; without times cancelled. */
  exceptions?: readonly { occursAt: Date; times: { startsAt: Date; endsAt: Date } | null }[]
  isCancelled?: boolean
  createdAt: Date
  updatedAt: Date
}

const categories: Record<CalendarEvent['type'], string> = {
  TRAINING: 'Treino',
  SCRIM: 'Scrim',
  MATCH: 'Partida',
  MEETING: 'Reunião',
  OTHER: 'Outro',
  EVENT: 'Evento',
}

/** Bytes of a line without its break (RFC 5545 §3.1). */
const MAX_LINE = 75

/** Breaks a long line between characters, never inside one: the limit counts bytes. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE) {
      lines.push(current)
      // The space that marks a continuation counts too.
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** A TEXT value (RFC 5545 §3.3.11). */
function text(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
}

const zone = 'America/Sao_Paulo'

/** The rule that holds today; the calendar program's own table has more (RFC 5545 §3.6.5). */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  `X-LIC-LOCATION:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZOFFSETFROM:-0200',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A property with the local time, so that a weekly evening stays one where summer time begins. */
const zoned = (name: string, at: Date): string =>
  `${name};TZID=${zone}:${local.format(at).replaceAll(/[-:]/g, '').replace(' ', 'T')}`

/** A DATE-TIME in UTC, to the second. */
function instant(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function optional(name: string, value: string | null, write: (value: string) => string): string[] {
  return value === null ? [] : [`${name}:${write(value)}`]
}

/** The series without its cancelled weeks, and each moved week as an event of its own (RFC 5545 §3.8.4.4). */
function eventLines(event: CalendarEvent): string[] {
  const { exceptions = [] } = event
  const cancelled = exceptions.filter(({ times }) => times === null)
  const repeated = ['RRULE:FREQ=WEEKLY', ...cancelled.map(({ occursAt }) => zoned('EXDATE', occursAt))]
  return [
    ...occurrenceLines(event, event.recurrence === 'WEEKLY' ? repeated : []),
    ...exceptions.flatMap(({ occursAt, times }) =>
      times === null ? [] : occurrenceLines({ ...event, ...times }, [zoned('RECURRENCE-ID', occursAt)]),
    ),
  ]
}

function occurrenceLines(event: CalendarEvent, place: readonly string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@convoca`,
    // The stamp is when the event was last revised, because there is no METHOD (RFC 5545 §3.8.7.2).
    `DTSTAMP:${instant(event.updatedAt)}`,
    `CREATED:${instant(event.createdAt)}`,
    `LAST-MODIFIED:${instant(event.updatedAt)}`,
    zoned('DTSTART', event.startsAt),
    zoned('DTEND', event.endsAt),
    ...place,
    `SUMMARY:${text(event.title)}`,
    ...optional('DESCRIPTION', event.description, text),
    ...optional('LOCATION', event.location, text),
    // A URI is written as it is: percent-encoding has left no character that would need escaping.
    ...optional('URL', event.url, (url) => new URL(url).href),
    `CATEGORIES:${text(categories[event.type])}`,
    ...(event.isCancelled === true ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]
}

/** A team's calendar as calendar programs read it (RFC 5545). */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Convoca//PT-BR',
    'CALSCALE:GREGORIAN',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneLines,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
