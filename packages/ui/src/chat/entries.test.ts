import { expect, it } from 'vitest'
import { messageEntries } from './entries.ts'
import { own, storyMessages, theirs } from './storyChats.ts'

const now = new Date('2026-11-20T20:10:00-03:00')
const yesterday = theirs('m-0', '20:00', 'Oi', { createdAt: '2026-11-19T20:00:00-03:00' })

it('begins each day with its name', () => {
  const days = messageEntries([yesterday, ...storyMessages], 0, now).map(({ day }) => day)
  expect(days).toEqual(['Ontem', 'Hoje', undefined, undefined, undefined, undefined])
})

it('puts the unread line above the first unread message, counting only those of others', () => {
  const messages = [theirs('a', '20:00', '1'), theirs('b', '20:01', '2'), own('c', '20:02', '3')]
  const lines = messageEntries(messages, 1, now).map(({ unread }) => unread)
  expect(lines).toEqual([undefined, 1, undefined])
})

it('has no unread line when more are unread than are loaded', () => {
  expect(messageEntries(storyMessages, 9, now).every(({ unread }) => unread === undefined)).toBe(true)
})

it('ends a run where the sender changes, after five minutes, or when a message failed', () => {
  const closing = (messages: typeof storyMessages) =>
    messageEntries(messages, 0, now).map(({ closesRun }) => closesRun)
  expect(closing(storyMessages)).toEqual([false, true, false, true, true])
  expect(closing([own('a', '20:00', '1'), own('b', '20:06', '2')])).toEqual([true, true])
  expect(closing([own('a', '20:00', '1', { state: 'failed' }), own('b', '20:00', '2')])).toEqual([true, true])
})
