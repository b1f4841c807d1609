const MINUTE = 60_000
const DAY_IN_MINUTES = 24 * 60

export interface QuietHours {
  /** `22:00`, in São Paulo; they may span midnight. */
  from: string
  until: string
}

function toMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

/** The end of the quiet hours that `now` falls into; null outside of them. */
export function endOfQuietHours(quiet: QuietHours | null, now: Date): Date | null {
  if (quiet === null) return null
  const minute = toMinutes(clock.format(now))
  const [from, until] = [toMinutes(quiet.from), toMinutes(quiet.until)]
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!isQuiet) return null
  const left = (until - minute + DAY_IN_MINUTES) % DAY_IN_MINUTES
  // The waiting time counts from the start of the current minute.
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + left * MINUTE)
}
