import { differenceInMinutes, format, isSameDay, isValid, parseISO } from 'date-fns'
import { dayLabel } from '../notifications/dates/dates.ts'
import type { ChatMessage } from './chat.ts'

/** Messages of one sender nearer than this stand together, min. */
const TOGETHER = 5

/** A message with what stands around it in the list. */
export type MessageEntry = {
  message: ChatMessage
  /** Heading of the day that begins with it. */
  day?: string | undefined
  /** The unread line stands above it: so many are new. */
  unread?: number | undefined
  /** The last of its run: carries avatar and time. */
  closesRun: boolean
}

/** HH:mm in the reader's time zone. */
export function messageTime(iso: string): string {
  const date = parseISO(iso)
  return isValid(date) ? format(date, 'HH:mm') : ''
}

/** Oldest first: days, runs of one sender, and the line before the first of `unreadCount` unread messages of others. */
export function messageEntries(
  messages: readonly ChatMessage[],
  unreadCount: number,
  now: Date,
): MessageEntry[] {
  const firstUnread = firstUnreadPlace(messages, unreadCount)
  return messages.map((message, place) => {
    const before = messages[place - 1]
    const next = messages[place + 1]
    const startsDay = !before || !isSameDay(parseISO(before.createdAt), parseISO(message.createdAt))
    const runsOn =
      next !== undefined &&
      next.sender.id === message.sender.id &&
      place + 1 !== firstUnread &&
      isSameDay(parseISO(next.createdAt), parseISO(message.createdAt)) &&
      differenceInMinutes(parseISO(next.createdAt), parseISO(message.createdAt)) < TOGETHER
    return {
      message,
      day: startsDay ? dayLabel(message.createdAt, now) : undefined,
      unread: place === firstUnread ? unreadCount : undefined,
      closesRun: !runsOn || message.state === 'failed',
    }
  })
}

/** Own messages are never unread; -1 without any. */
function firstUnreadPlace(messages: readonly ChatMessage[], unreadCount: number): number {
  let left = unreadCount
  for (let place = messages.length - 1; place >= 0 && left > 0; place -= 1) {
    if (messages[place]?.isOwn) continue
    left -= 1
    if (left === 0) return place
  }
  return -1
}
