import { seedChampionshipMatches } from '@convoca/fixtures'
import { expect, it } from 'vitest'
import { toLiveMatches, toWeekMatches } from './live-matches.ts'

const open = seedChampionshipMatches.filter(({ state }) => state === 'READY')
const now = new Date('2026-11-20T23:00:00.000Z')
const entries = open.map((match) => ({
  championship: { id: match.championshipId, name: 'Copa Convoca', url: 'copa-convoca' },
  side: 'home' as const,
  match: { ...match, home_checked_in: false, away_checked_in: false },
}))
const [entry] = entries
if (!entry) throw new Error('no open match among the fixtures')
const playing = { ...entry, match: { ...entry.match, home_checked_in: true, away_checked_in: true } }

it('lists what is being played, with the score so far and the way to the room', () => {
  expect(toLiveMatches(entries)).toEqual([])
  const [live] = toLiveMatches([...entries, playing])
  expect(live).toMatchObject({
    championship: 'Copa Convoca',
    score: undefined,
    href: `/championships/copa-convoca/match/${entry.match.id}`,
  })
  const scored = { ...playing, match: { ...playing.match, home_score: 1, away_score: 0 } }
  expect(toLiveMatches([scored])[0]?.score).toBe('1 – 0')
  const half = { ...playing, match: { ...playing.match, away_checked_in: false } }
  expect(toLiveMatches([half])).toEqual([])
})

it('has matches with a time in the week; one that is being played is of today', () => {
  const at = '2026-11-22T22:00:00.000Z'
  const later = { ...entry, match: { ...entry.match, scheduled_at: at } }
  const without = { ...entry, match: { ...entry.match, scheduled_at: null } }
  const late = { ...playing, match: { ...playing.match, scheduled_at: '2026-11-18T22:00:00.000Z' } }
  expect(toWeekMatches([later], now)).toMatchObject([{ startsAt: at, isLive: false }])
  expect(toWeekMatches([without], now)).toEqual([])
  expect(toWeekMatches([late], now)).toMatchObject([{ startsAt: now.toISOString(), isLive: true }])
  expect(toWeekMatches([{ ...without, match: { ...playing.match, scheduled_at: null } }], now)).toHaveLength(
    1,
  )
})
