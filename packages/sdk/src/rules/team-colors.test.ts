import { expect, test } from 'vitest'
import { defaultTeamColors } from './team-colors.ts'

test('gives a tag the same colours every time', () => {
  expect(defaultTeamColors('TRV')).toEqual(defaultTeamColors('TRV'))
  const tags = ['TRV', 'ONCA', 'SBIA', 'KRKN', 'CRPR', 'AUAU']
  expect(new Set(tags.map((tag) => defaultTeamColors(tag).primary)).size).toBeGreaterThan(2)
})
