import { expect, test } from 'vitest'
import { cardDate, invitationDate } from './team-dates.ts'

test('a card writes day, short Portuguese month and year', () => {
  expect(cardDate('2025-03-12T15:00:00.000Z')).toBe('12 mar 2025')
  expect(cardDate('2024-08-18T15:00:00.000Z')).toBe('18 ago 2024')
})

test('an invitation writes day, month, year and the hour of the day', () => {
  expect(invitationDate('2026-11-20T20:05:00')).toBe('20/11/2026 - 20:05')
})

test.each([undefined, null, '', 'ontem', '2026-13-40'])('%j is no date', (iso) => {
  expect(cardDate(iso)).toBeUndefined()
  expect(invitationDate(iso)).toBeUndefined()
})
