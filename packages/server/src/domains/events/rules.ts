import { MAX_EVENT_LENGTH } from '@convoca/sdk/rules'
import { cleanName, cleanText, findProfanityInUrl, isSecureUrl } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { type FieldError, fieldError, refuseInvalid } from '../../errors.ts'
import { checkInstant } from '../schedules/rules.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

const DAY = 24 * 60 * 60 * 1000
/** The days that the strip above the list shows. */
export const DAYS_COUNTED = 14

export interface EventValues {
  title: string
  description: string
  starts_at: Date
  ends_at: Date
  place: string | null
  address: string | null
  link: string | null
}

function linkErrors(link: string | null): FieldError[] {
  if (link === null) return []
  const errors = profanityErrors('link', link, findProfanityInUrl)
  return isSecureUrl(link)
    ? errors
    : [...errors, fieldError('link', 'INVALID_FORMAT', 'must be an https address')]
}

function timeErrors({ starts_at: startsAt, ends_at: endsAt }: EventValues, now: Date): FieldError[] {
  if (endsAt <= now) return [fieldError('ends_at', 'OUT_OF_RANGE', 'must be in the future')]
  const duration = endsAt.getTime() - startsAt.getTime()
  if (duration <= 0) return [fieldError('ends_at', 'OUT_OF_RANGE', 'must be after the start')]
  return duration > MAX_EVENT_LENGTH
    ? [fieldError('ends_at', 'OUT_OF_RANGE', 'must be 14 days after the start at most')]
    : []
}

/** An event as it is stored; throws with every invalid field. */
export function checkEvent(input: Schemas['EventInput'], now: Date): EventValues {
  const values = {
    title: cleanName(input.title),
    description: cleanText(input.description),
    starts_at: checkInstant('starts_at', input.starts_at),
    ends_at: checkInstant('ends_at', input.ends_at),
    place: cleanOptional(input.place, cleanName),
    address: cleanOptional(input.address, cleanName),
    link: input.link,
  }
  refuseInvalid([
    ...lengthErrors('title', values.title, { min: 3 }),
    ...lengthErrors('description', values.description, { min: 1 }),
    ...profanityErrors('title', values.title),
    ...profanityErrors('description', values.description),
    ...profanityErrors('place', values.place),
    ...profanityErrors('address', values.address),
    ...linkErrors(values.link),
    ...timeErrors(values, now),
    ...(values.place === null && values.link === null
      ? [fieldError('place', 'REQUIRED', 'is required without a link')]
      : []),
  ])
  return values
}

/** The fourteen days from a day of Brazil on, which has had no summer time since 2019. */
export function toCountedDays(day: string): { from: Date; to: Date } {
  const from = checkInstant('from', `${day}T00:00:00-03:00`)
  return { from, to: new Date(from.getTime() + DAYS_COUNTED * DAY) }
}
