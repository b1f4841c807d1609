import { countCalendarDays } from '@convoca/ui/app'

const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short' })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'short' })

/** Cuts the full stop that pt-BR sets after an abbreviation. */
const shorten = (format: Intl.DateTimeFormat, date: Date) => format.format(date).replace('.', '')

/**
 * The time of the last message, as a row shows it. `lastMessageTime` of the contract is in Brasília's time and of the
 * moment at which it was read; this one is in the reader's time, as the messages themselves are.
 */
export function formatRowTime(iso: string, now: number): string {
  const sent = new Date(iso)
  const days = countCalendarDays(sent, new Date(now))
  if (days <= 0) return time.format(sent)
  if (days === 1) return 'ontem'
  if (days < 7) return `${shorten(weekday, sent)} ${sent.getDate()}`
  const date = `${sent.getDate()} ${shorten(month, sent)}`
  return sent.getFullYear() === new Date(now).getFullYear() ? date : `${date} ${sent.getFullYear()}`
}
