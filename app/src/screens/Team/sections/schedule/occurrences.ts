import { bestTimes } from '@convoca/ui'
import type { ScheduleEvent, SuggestedSlot, WeekSlot } from '@convoca/ui'
import {
  addDays,
  addHours,
  addWeeks,
  format,
  parseISO,
  startOfHour,
  startOfMonth,
  startOfWeek,
} from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'
import type { Schedule } from '../../../../atoms/schedules.ts'

const hour = 60 * 60 * 1000
const weekLength = 7 * 24 * hour

/** The six weeks of the month's calendar, which contain its week and list views. */
export function getMonthWindow(day: string): { from: Date; to: Date } {
  const from = startOfWeek(startOfMonth(parseISO(day)), { weekStartsOn: 0 })
  return { from, to: addDays(from, 42) }
}

/** The index of the first occurrence that may overlap the window, at most one too early. */
function getFirstIndex(startsAt: Date, from: Date): number {
  return Math.max(0, Math.floor((from.getTime() - startsAt.getTime()) / weekLength) - 1)
}

function getStarts({ starts_at, ends_at, recurrence }: Schedule, from: Date, to: Date): Date[] {
  const first = parseISO(starts_at)
  if (recurrence === 'NONE') return [first]
  const length = parseISO(ends_at).getTime() - first.getTime()
  const starts: Date[] = []
  for (let nth = getFirstIndex(first, from); ; nth += 1) {
    const start = addWeeks(first, nth)
    if (start >= to) return starts
    if (start.getTime() + length > from.getTime()) starts.push(start)
  }
}

/** Every occurrence within the window; its key contains the schedule's id. */
export function getOccurrences(
  schedules: readonly Schedule[],
  { from, to }: { from: Date; to: Date },
): ScheduleEvent[] {
  return schedules.flatMap((schedule) => {
    const length = parseISO(schedule.ends_at).getTime() - parseISO(schedule.starts_at).getTime()
    return getStarts(schedule, from, to).map((start) =>
      toOccurrence(schedule, start, new Date(start.getTime() + length)),
    )
  })
}

const toOccurrence = (schedule: Schedule, start: Date, end: Date): ScheduleEvent => ({
  key: `${schedule.id} ${start.toISOString()}`,
  title: schedule.title,
  type: schedule.type,
  startsAt: start.toISOString(),
  endsAt: end.toISOString(),
  location: schedule.location ?? undefined,
  weekly: schedule.recurrence === 'WEEKLY',
  ownAnswer: schedule.own_checkin?.is_confirmed,
})

/** The occurrence that is on or comes next; of an event that is over, the last one. */
export function getNextOccurrence(schedule: Schedule, now: Date): ScheduleEvent {
  const [next] = getOccurrences([schedule], { from: now, to: addDays(now, 8) })
  return next ?? toOccurrence(schedule, parseISO(schedule.starts_at), parseISO(schedule.ends_at))
}

export const getScheduleId = ({ key }: Pick<ScheduleEvent, 'key'>) => key.split(' ')[0] ?? ''

/** The value of a form's moment. */
export const toFieldText = (at: Date | string) => format(at, "yyyy-MM-dd'T'HH:mm")

/** Two hours from the next full hour: of now, or on a later day that the calendar shows. */
export function getDefaultTimes(now: Date, day: string) {
  const next = addHours(startOfHour(now), 1)
  const start = day > format(next, 'yyyy-MM-dd') ? `${day}T${format(next, 'HH:mm')}` : toFieldText(next)
  return { startsAt: start, endsAt: toFieldText(addHours(parseISO(start), 2)) }
}

/** Availability is in Brasília time, which has no daylight saving. */
const brasilia = -3 * hour
/** Suggested slots are at most this many hours long. */
const maxHours = 3
const maxSlots = 3

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
  events: readonly Pick<ScheduleEvent, 'startsAt' | 'endsAt'>[],
  now: Date,
): SuggestedSlot[] {
  const free = bestTimes(availability.slots, 20).flatMap(({ weekday, from, to, members }) => {
    const start = findNext(weekday, from, now)
    const end = new Date(start.getTime() + Math.min(to - from, maxHours) * hour)
    const isTaken = events.some((event) => parseISO(event.startsAt) < end && start < parseISO(event.endsAt))
    if (isTaken) return []
    const label = `${format(start, 'EEEE, dd/MM, HH:mm', { locale: ptBR })}–${format(end, 'HH:mm')}`
    const detail = `${members} de ${availability.members}`
    return [{ label, detail, startsAt: toFieldText(start), endsAt: toFieldText(end) }]
  })
  return free.slice(0, maxSlots)
}
