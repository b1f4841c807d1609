import { endOfEvent } from '@convoca/sdk/rules'
import type { Championship } from '../atoms/championship.ts'

/** `20261206T170000Z` */
const toStamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** RFC 5545 §3.3.11 */
const escapeText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

/** RFC 5545 §3.1: lines of at most 75 octets, of which a character has up to four. */
const fold = (line: string) => line.match(/.{1,18}/gu)?.join('\r\n ') ?? ''

/** The address of an iCalendar file with the start of a championship, and a reminder when the check-in opens. */
export function toCalendarHref(
  {
    id,
    name,
    url,
    starts_at: startsAt,
    check_in_opens_at: checkInOpensAt,
    created_at: createdAt,
  }: Championship,
  origin: string,
): string {
  const starts = new Date(startsAt)
  const minutesBefore = Math.max(0, Math.round((starts.getTime() - Date.parse(checkInOpensAt)) / 60_000))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Convoca//Campeonatos//PT',
    'BEGIN:VEVENT',
    `UID:championship-${id}@convoca`,
    `DTSTAMP:${toStamp(new Date(createdAt))}`,
    `DTSTART:${toStamp(starts)}`,
    `DTEND:${toStamp(endOfEvent({ starts_at: startsAt, ends_at: null }))}`,
    `SUMMARY:${escapeText(name)}`,
    `URL:${origin}/championships/${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(`Check-in aberto: ${name}`)}`,
    `TRIGGER:-PT${minutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const file = lines.map((line) => `${fold(line)}\r\n`).join('')
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}
