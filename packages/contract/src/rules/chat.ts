/** The longest voice note. */
export const MAX_VOICE_NOTE_SECONDS = 60
export const MAX_VOICE_NOTE_BYTES = 2 * 1024 * 1024

/** The number of messages that a stranger may write before the request is answered. */
export const MAX_REQUEST_MESSAGES = 20

/** The largest group that users can make. */
export const MAX_GROUP_MEMBERS = 64

/** The most pinned messages of one conversation. */
export const MAX_PINNED_MESSAGES = 50

/** Different emoji below one message. */
export const MAX_REACTION_KINDS = 50

const zone = 'America/Sao_Paulo'
const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
const dateFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const day = 24 * 60 * 60_000

/** The time of a message as a list of conversations shows it: `10:00` of today, `Ontem` or `19/11/2026`. */
export function formatMessageTime(sentAt: Date, now: Date): string {
  const date = dateFormat.format(sentAt)
  if (date === dateFormat.format(now)) return timeFormat.format(sentAt)
  return date === dateFormat.format(now.getTime() - day) ? 'Ontem' : date
}
