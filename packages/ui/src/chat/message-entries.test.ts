import { expect, it } from 'vitest'
import { browserTimeZone } from '../primitives/time-zone/time-zone.ts'
import type { ChatMessage } from './chat.ts'
import { findFirstUnread, buildMessageEntry } from './message-entries.ts'
import { own, storyMessages, theirs } from './chats.fixtures.ts'

const now = new Date('2026-11-20T20:10:00-03:00')

function entries(messages: readonly ChatMessage[], unreadCount: number) {
  const firstUnread = findFirstUnread(messages, unreadCount)
  const conversation = { messages, unreadCount, firstUnread, now, inTimeZone: browserTimeZone }
  return messages.map((_, place) => buildMessageEntry(conversation, place))
}

const yesterday = theirs('m-0', '20:00', 'Oi', { createdAt: '2026-11-19T20:00:00-03:00' })

it('begins each day with its name', () => {
  const days = entries([yesterday, ...storyMessages], 0).map((entry) => entry?.day)
  expect(days).toEqual(['Ontem', 'Hoje', undefined, undefined, undefined, undefined])
})

it('puts the unread line above the first unread message, counting only those of others', () => {
  const messages = [theirs('a', '20:00', '1'), theirs('b', '20:01', '2'), own('c', '20:02', '3')]
  const lines = entries(messages, 1).map((entry) => entry?.unread)
  expect(lines).toEqual([undefined, 1, undefined])
})

it('has no unread line when more are unread than are loaded', () => {
  expect(entries(storyMessages, 9).every((entry) => entry?.unread === undefined)).toBe(true)
})

it('ends a run where the sender changes, after five minutes, or when a message failed', () => {
  const closing = (messages: typeof storyMessages) => entries(messages, 0).map((entry) => entry?.lastInGroup)
  expect(closing(storyMessages)).toEqual([false, true, false, true, true])
  expect(closing([own('a', '20:00', '1'), own('b', '20:06', '2')])).toEqual([true, true])
  expect(closing([own('a', '20:00', '1', { state: 'failed' }), own('b', '20:00', '2')])).toEqual([true, true])
})
