import { DAY, MINUTE } from './time.ts'

export type TimeFilter = 'TODAY' | 'WEEK' | 'MONTH' | 'YEAR' | 'ALL'

const inSaoPaulo = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  timeZoneName: 'longOffset',
})

/** Milliseconds that São Paulo is ahead of UTC at this time: negative. */
function saoPauloOffset(now: Date): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(inSaoPaulo.format(now)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/** The earliest activity that a filter shows; null shows all. Today begins at midnight in São Paulo. */
export function earliestActivity(filter: TimeFilter, now: Date): Date | null {
  const time = now.getTime()
  switch (filter) {
    case 'TODAY':
      return new Date(time - ((time + saoPauloOffset(now)) % DAY))
    case 'WEEK':
      return new Date(time - 7 * DAY)
    case 'MONTH':
      return new Date(time - 30 * DAY)
    case 'YEAR':
      return new Date(time - 365 * DAY)
    case 'ALL':
      return null
  }
}
