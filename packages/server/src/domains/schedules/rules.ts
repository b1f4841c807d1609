import { ScheduleInput } from '@convoca/sdk/limits'
import { MAX_SCHEDULE_LENGTH } from '@convoca/sdk/rules'
import { cleanName, cleanText, findProfanityInUrl } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { type FieldError, fieldError, invalid, refuseInvalid } from '../../errors.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

const HOUR = 60 * 60 * 1000
const WEEK = 7 * 24 * HOUR

export const REMIND_BEFORE = HOUR
/** The time between two reminders that somebody sends by hand. */
export const REMIND_AGAIN_AFTER = HOUR

/** Dates outside this range are taken for typing errors. */
const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

export interface ScheduleTexts {
  title: string
  description: string | null
  location: string | null
}

export interface ScheduleValues extends ScheduleTexts {
  type: Schemas['ScheduleType']
  startsAt: Date
  endsAt: Date
  url: string | null
  recurrence: Schemas['Recurrence']
}

/** An instant of the contract; a leap second, which its format allows, is out of range. */
function parseInstant(path: string, text: string): { at: Date; errors: FieldError[] } {
  const at = new Date(text)
  const fits = at.getTime() >= earliest && at.getTime() < latest
  return { at, errors: fits ? [] : [fieldError(path, 'OUT_OF_RANGE', 'must be between 2000 and 2100')] }
}

function cleanTexts(input: Schemas['ScheduleInput']): ScheduleTexts {
  return {
    title: cleanName(input.title),
    description: cleanOptional(input.description, cleanText),
    location: cleanOptional(input.location, cleanName),
  }
}

function textErrors(texts: ScheduleTexts): FieldError[] {
  return [
    ...lengthErrors('title', texts.title, ScheduleInput.title),
    ...profanityErrors('title', texts.title),
    ...profanityErrors('description', texts.description),
    ...profanityErrors('location', texts.location),
  ]
}

function durationErrors(startsAt: Date, endsAt: Date): FieldError[] {
  const length = endsAt.getTime() - startsAt.getTime()
  if (length <= 0) return [fieldError('ends_at', 'OUT_OF_RANGE', 'must be after starts_at')]
  if (length <= MAX_SCHEDULE_LENGTH) return []
  return [fieldError('ends_at', 'OUT_OF_RANGE', 'must be at most 7 days after starts_at')]
}

/** A schedule as it is stored; throws with every invalid field. */
export function checkSchedule(input: Schemas['ScheduleInput']): ScheduleValues {
  const texts = cleanTexts(input)
  const starts = parseInstant('starts_at', input.starts_at)
  const ends = parseInstant('ends_at', input.ends_at)
  const errors = [
    ...textErrors(texts),
    ...profanityErrors('url', input.url, findProfanityInUrl),
    ...starts.errors,
    ...ends.errors,
  ]
  if (starts.errors.length + ends.errors.length === 0) errors.push(...durationErrors(starts.at, ends.at))
  refuseInvalid(errors)
  const { type, url, recurrence } = input
  return { ...texts, type, url, recurrence, startsAt: starts.at, endsAt: ends.at }
}

export interface Window {
  from: Date | null
  to: Date | null
}

export function checkWindow(query: { from?: string | undefined; to?: string | undefined }): Window {
  const errors: FieldError[] = []
  const read = (path: 'from' | 'to'): Date | null => {
    const text = query[path]
    if (text === undefined) return null
    const instant = parseInstant(path, text)
    errors.push(...instant.errors)
    return instant.at
  }
  const window = { from: read('from'), to: read('to') }
  refuseInvalid(errors)
  return window
}

/** An instant that names an occurrence; throws at its field. */
export function checkInstant(path: string, text: string): Date {
  const { at, errors } = parseInstant(path, text)
  refuseInvalid(errors)
  return at
}

/** The times of one occurrence, null for one that is cancelled; throws with every invalid field. */
export function checkOccurrenceTimes(
  input: Schemas['OccurrenceInput'],
): { startsAt: Date; endsAt: Date } | null {
  const { starts_at: start, ends_at: end } = input
  if (start === null && end === null) return null
  if (start === null) throw invalid('starts_at', 'REQUIRED', 'is required beside ends_at')
  if (end === null) throw invalid('ends_at', 'REQUIRED', 'is required beside starts_at')
  const times = { startsAt: checkInstant('starts_at', start), endsAt: checkInstant('ends_at', end) }
  refuseInvalid(durationErrors(times.startsAt, times.endsAt))
  return times
}

/** Seconds since the start of the week of the epoch; the same for every occurrence of a weekly schedule. */
export function weekSecond(at: Date): number {
  return Math.floor((at.getTime() % WEEK) / 1000)
}
