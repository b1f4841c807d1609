import { dayLabel } from '../notifications/dates/dates.ts'
import { type DateTexts, formatTime } from '../primitives/format-date/format-date.ts'
import { parseDate } from '../primitives/format-date/parse-date.ts'
import type { TimeZoneConverter } from '../primitives/time-zone/time-zone.ts'
import type { ChatMessage } from './chat.ts'

/** Messages of one sender within this time (ms) are grouped. */
const GROUPING_WINDOW = 5 * 60_000

/** A message with the separators around it. */
export interface MessageEntry {
  message: ChatMessage
  /** Heading, if it is the first message of a day. */
  day?: string | undefined
  /** Number in the unread line, if that is above it. */
  unread?: number | undefined
  /** Last of its group: shows avatar and time. */
  lastInGroup: boolean
  /** First of its group. */
  firstInGroup: boolean
}

/** HH:mm in the reader's time zone. */
export function formatMessageTime(iso: string): string {
  const date = parseDate(iso)
  return date ? formatTime(date) : ''
}

export interface Conversation {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Number of unread messages of others. */
  unreadCount: number
  /** Index of the first unread message, or -1. */
  firstUnread: number
  now: Date | null
  inTimeZone: TimeZoneConverter
  dates?: Partial<DateTexts> | undefined
}

/** A message with its separators. Built per visible row, because there may be ten thousand. */
export function buildMessageEntry(conversation: Conversation, place: number): MessageEntry | undefined {
  const { messages, unreadCount, firstUnread, now, inTimeZone, dates } = conversation
  const message = messages[place]
  if (!message) return undefined
  const createdAt = inTimeZone(message.createdAt)
  const before = parseDate(inTimeZone(messages[place - 1]?.createdAt))
  const startsDay = place === 0 || !isSameDay(before, parseDate(createdAt))
  return {
    message,
    day: startsDay ? dayLabel(createdAt, now, dates) : undefined,
    unread: place === firstUnread ? unreadCount : undefined,
    firstInGroup: place === 0 || !continuesGroup(conversation, place - 1),
    lastInGroup: message.state === 'failed' || !continuesGroup(conversation, place),
  }
}

/** Whether the next message belongs to the same group. */
function continuesGroup({ messages, firstUnread, inTimeZone }: Conversation, place: number): boolean {
  const [message, next] = [messages[place], messages[place + 1]]
  if (!message || next?.sender.id !== message.sender.id || place + 1 === firstUnread) return false
  const [date, nextDate] = [parseDate(inTimeZone(message.createdAt)), parseDate(inTimeZone(next.createdAt))]
  return isSameDay(date, nextDate) && Number(nextDate) - Number(date) < GROUPING_WINDOW
}

function isSameDay(first: Date | undefined, second: Date | undefined): boolean {
  return first !== undefined && first.toDateString() === second?.toDateString()
}

/**
 * Index of the first of `unreadCount` new messages, counted back from the message that was last at the time of counting;
 * own ones are never new. -1 without any.
 */
export function findFirstUnread(
  messages: readonly ChatMessage[],
  unreadCount: number,
  last = messages.length - 1,
): number {
  let left = unreadCount
  for (let place = last; place >= 0 && left > 0; place -= 1) {
    if (messages[place]?.isOwn) continue
    left -= 1
    if (left === 0) return place
  }
  return -1
}
