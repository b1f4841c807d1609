import { expect, test } from 'vitest'
import { endOfQuietHours } from './quiet-hours.ts'

// São Paulo is three hours behind UTC.
test.each([
  ['22:00', '07:00', '2026-11-21T00:59:59Z', null],
  ['22:00', '07:00', '2026-11-21T01:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['22:00', '07:00', '2026-11-21T03:00:30Z', '2026-11-21T10:00:00.000Z'],
  ['22:00', '07:00', '2026-11-21T09:59:59Z', '2026-11-21T10:00:00.000Z'],
  ['22:00', '07:00', '2026-11-21T10:00:00Z', null],
  ['12:30', '14:00', '2026-11-21T15:30:00Z', '2026-11-21T17:00:00.000Z'],
  ['12:30', '14:00', '2026-11-21T17:00:00Z', null],
  ['00:00', '23:59', '2026-11-21T02:59:00Z', null],
])('from %s to %s, at %s: until %s', (from, until, now, end) => {
  expect(endOfQuietHours({ from, until }, new Date(now))?.toISOString() ?? null).toBe(end)
})

test('without quiet hours nothing is held', () => {
  expect(endOfQuietHours(null, new Date())).toBeNull()
})
