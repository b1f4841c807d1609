import { expect, test } from 'vitest'
import { formatMessageTime } from './chat.ts'

test.each([
  ['2026-11-20T13:00:00Z', '10:00'],
  ['2026-11-20T03:00:00Z', '00:00'],
  // Before midnight in Brasília.
  ['2026-11-20T02:59:00Z', 'Ontem'],
  ['2026-11-19T03:00:00Z', 'Ontem'],
  ['2026-11-19T02:59:00Z', '18/11/2026'],
])('a message of %s is shown as %s', (sentAt, text) => {
  expect(formatMessageTime(new Date(sentAt), new Date('2026-11-20T22:00:00Z'))).toBe(text)
})
