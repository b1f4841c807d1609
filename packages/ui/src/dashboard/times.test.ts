import { expect, it } from 'vitest'
import { timeLeft, writeTimeLeft } from './times.ts'

const now = new Date('2026-11-20T20:00:00Z')

it.each([
  ['2026-11-20T20:42:08Z', '42:08'],
  ['2026-11-20T20:00:01Z', '00:01'],
  ['2026-11-20T19:00:00Z', '00:00'],
  ['2026-11-20T21:00:00Z', '1 h 00 min'],
  ['2026-11-22T19:59:59Z', '47 h 59 min'],
  ['2026-11-22T20:00:00Z', '2 dias'],
  ['2026-11-27T19:00:00Z', '6 dias'],
])('until %s: %s', (until, text) => {
  expect(writeTimeLeft(timeLeft(new Date(until), now))).toBe(text)
})
