import { expect, test } from 'vitest'
import { formatRowTime } from './message-time.ts'

const now = new Date(2026, 10, 20, 0, 30).getTime()

test.each([
  [new Date(2026, 10, 20, 0, 5), '00:05'],
  [new Date(2026, 10, 19, 23, 50), 'ontem'],
  [new Date(2026, 10, 18, 10, 0), 'qua 18'],
  [new Date(2026, 10, 14, 0, 0), 'sáb 14'],
  [new Date(2026, 10, 13, 23, 59), '13 nov'],
  [new Date(2025, 11, 31, 12, 0), '31 dez 2025'],
])('in the reader’s time zone a message of %s is of %s', (sent, text) => {
  expect(formatRowTime(sent.toISOString(), now)).toBe(text)
})
