import { bestTimes, formatDayOfMonth, formatTime, formatWeekday, toIsoDay } from '@convoca/ui/app'
import type { ScheduleEvent, SuggestedSlot, WeekSlot } from '@convoca/ui/app'
import { addDays, addHours, parseISO, startOfHour, startOfMonth, startOfWeek } from 'date-fns'
import { toFieldText } from '../../../../mappers/field-moment.ts'
import type { Occurrence, Schedule } from '../../../../atoms/schedules.ts'

const hour = 60 * 60 * 1000
const weekLength = 7 * 24 * hour

/** The six weeks of the month's calendar, which contain its week and list views. */
export function getMonthWindow(day: string): { from: Date; to: Date } {
  const from = startOfWeek(startOfMonth(parseISO(day)), { weekStartsOn: 0 })
  return { from, to: addDays(from, 42) }
}

/** The occurrences that the window's schedules have, cancelled ones too; a key contains the schedule's id. */
export const getOccurrences = (schedules: readonly Schedule[]): ScheduleEvent[] =>
  schedules.flatMap((schedule) =>
    (schedule.occurrences ?? []).map((occurrence) => toEvent(schedule, occurrence)),
  )

const toEvent = (
  schedule: Schedule,
  { occurs_at, starts_at, ends_at, is_cancelled, own_checkin }: Occurrence,
): ScheduleEvent => ({
  key: `${schedule.id} ${occurs_at}`,
  title: schedule.title,
  type: schedule.type,
  startsAt: starts_at,
  endsAt: ends_at,
  location: schedule.location ?? undefined,
  weekly: schedule.recurrence === 'WEEKLY',
  isCancelled: is_cancelled,
  ownAnswer: own_checkin?.is_confirmed,
})

/** The occurrence that is on or comes next, which is the only one of a schedule that was just saved. */
export function getNextOccurrence(schedule: Schedule): ScheduleEvent {
  const [next] = getOccurrences([schedule])
  if (next === undefined) throw new Error('A saved schedule has no occurrence')
  return next
}

export const getScheduleId = ({ key }: Pick<ScheduleEvent, 'key'>) => key.split(' ')[0] ?? ''

/** The time that the series gives the occurrence. */
export const getOccursAt = ({ key }: Pick<ScheduleEvent, 'key'>) => key.split(' ')[1] ?? ''

/** The times of an occurrence that does not differ from the others. */
export function getSeriesTimes({ starts_at, ends_at }: Schedule, occursAt: string) {
  const length = parseISO(ends_at).getTime() - parseISO(starts_at).getTime()
  return { starts_at: occursAt, ends_at: new Date(parseISO(occursAt).getTime() + length).toISOString() }
}

/** Two hours from the next full hour: of now, or on a later day that the calendar shows. */
export function getDefaultTimes(now: Date, day: string) {
  const next = addHours(startOfHour(now), 1)
  const start = day > toIsoDay(next) ? `${day}T${formatTime(next)}` : toFieldText(next)
  return { startsAt: start, endsAt: toFieldText(addHours(parseISO(start), 2)) }
}

/** Availability is in Brasília time, which has no daylight saving. */
const brasilia = -3 * hour
/** Suggested slots are at most this many hours long. */
const MAX_HOURS = 3
const MAX_SLOTS = 3

/** The next occurrence of an hour of a weekday in Brasília time. */
function findNext(weekday: number, at: number, now: Date): Date {
  const there = new Date(now.getTime() + brasilia)
  const midnight = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate())
  const ahead = (weekday - there.getUTCDay() + 7) % 7
  const found = midnight + ahead * 24 * hour + at * hour - brasilia
  return new Date(found > now.getTime() ? found : found + weekLength)
}

/** The free slots of the next seven days with the most available members. */
export function suggestSlots(
  availability: { slots: readonly WeekSlot[]; members: number },
  events: readonly Pick<ScheduleEvent, 'startsAt' | 'endsAt' | 'isCancelled'>[],
  now: Date,
): SuggestedSlot[] {
  const free = bestTimes(availability.slots, 20).flatMap(({ weekday, from, to, members }) => {
    const start = findNext(weekday, from, now)
    const end = new Date(start.getTime() + Math.min(to - from, MAX_HOURS) * hour)
    const isTaken = events.some(
      ({ startsAt, endsAt, isCancelled = false }) =>
        !isCancelled && parseISO(startsAt) < end && start < parseISO(endsAt),
    )
    if (isTaken) return []
    const label = `${formatWeekday(start)}, ${formatDayOfMonth(start)}, ${formatTime(start)}–${formatTime(end)}`
    const detail = `${members} de ${availability.members}`
    return [{ label, detail, startsAt: toFieldText(start), endsAt: toFieldText(end) }]
  })
  return free.slice(0, MAX_SLOTS)
}
