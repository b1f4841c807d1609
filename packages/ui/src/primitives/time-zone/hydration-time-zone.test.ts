import { expect, test } from 'vitest'
import { hydrationTimeZone } from './hydration-time-zone.ts'

const hour = 60 * 60_000
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

// The test also fails when Brazil decides to change its clocks again.
test('every hour since the last summer time and in the next ten years is that of the clocks in São Paulo', () => {
  const end = Date.now() + 10 * 365 * 24 * hour
  for (let time = Date.UTC(2019, 1, 17, 3); time < end; time += hour) {
    const expected = format.format(time).replace(' ', 'T')
    if (hydrationTimeZone(new Date(time).toISOString()) !== expected)
      expect.fail(`${new Date(time).toISOString()} is not ${expected}`)
  }
  expect(hydrationTimeZone('2026-11-25T01:30:15.250Z')).toBe('2026-11-24T22:30:15')
})

test('a date without a time, a time without a zone and what is no date stay as they are', () => {
  for (const text of ['2026-11-25', '2026-11-25T12:00:00', 'amanhã T12Z', '', null, undefined])
    expect(hydrationTimeZone(text)).toBe(text)
})
