const DAY = 24 * 60 * 60 * 1000
/** Hours of a Monday in São Paulo in which digests are queued; whoever starts a server in between catches up. */
const FROM = 8
const UNTIL = 20

const local = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})

function readLocal(at: Date) {
  const parts = new Map(local.formatToParts(at).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: part('weekday'),
    hour: Number(part('hour')),
  }
}

/** The Monday whose digests are due now, `YYYY-MM-DD`; null at other times. */
export function dueWeek(now: Date): string | null {
  const { day, weekday, hour } = readLocal(now)
  return weekday === 'Mon' && hour >= FROM && hour < UNTIL ? day : null
}

export interface Week {
  /** The week before it starts here. */
  previous: Date
  start: Date
  end: Date
}

/** The week from Monday to Monday at midnight in São Paulo, which has had no summer time since 2019. */
export function toWeek(monday: string): Week {
  const start = new Date(`${monday}T00:00:00-03:00`)
  return {
    previous: new Date(start.getTime() - 7 * DAY),
    start,
    end: new Date(start.getTime() + 7 * DAY),
  }
}
