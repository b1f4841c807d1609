import { countCalendarDays, formatShortMonth, formatTime, formatWeekday } from '@convoca/ui/app'

/**
 * When the last message was sent, as a row shows it. `lastMessageTime` of the contract is Brasília's, and as of when it was read; this is
 * the reader's, as the messages themselves are.
 */
export function formatRowTime(iso: string, now: number): string {
  const sent = new Date(iso)
  const days = countCalendarDays(sent, new Date(now))
  if (days <= 0) return formatTime(sent)
  if (days === 1) return 'ontem'
  if (days < 7) return `${formatWeekday(sent).slice(0, 3)} ${sent.getDate()}`
  const date = `${sent.getDate()} ${formatShortMonth(sent)}`
  return sent.getFullYear() === new Date(now).getFullYear() ? date : `${date} ${sent.getFullYear()}`
}
