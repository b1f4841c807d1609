import { seedChampionships } from '@convoca/fixtures'
import { expect, it } from 'vitest'
import type { Championship } from '../atoms/championships.ts'
import { toChampionshipItem } from './championship.ts'

const now = Date.parse('2026-11-20T20:00:00Z')
const [seed] = seedChampionships
if (!seed) throw new Error('The demo data has no championships')
const open: Championship = {
  ...seed,
  prize: null,
  status: 'REGISTRATION',
  teams_count: 7,
  max_teams: 8,
  registration_opens_at: '2026-11-20T19:00:00Z',
  registration_closes_at: '2026-11-20T21:00:00Z',
}

it.each<[phase: string, given: Partial<Championship>]>([
  ['open', {}],
  ['soon', { registration_opens_at: '2026-11-20T20:00:01Z' }],
  ['closed', { registration_closes_at: '2026-11-20T20:00:00Z' }],
  ['full', { teams_count: 8 }],
  ['checkIn', { status: 'CHECK_IN' }],
  ['live', { status: 'ONGOING' }],
  ['finished', { status: 'FINISHED' }],
  ['cancelled', { status: 'CANCELLED' }],
])('a championship is %s', (phase, given) => {
  expect(toChampionshipItem({ ...open, ...given }, [], now).phase).toBe(phase)
})

it('is shown with its own card before its banner', () => {
  const file = { id: seed.id, url: '/banner.webp', business_type: 'CHAMPIONSHIP_BANNER' as const }
  const files = [file, { ...file, url: '/card.webp', business_type: 'CHAMPIONSHIP_CARD' as const }]
  expect(toChampionshipItem({ ...open, files: [file] }, [], now).bannerUrl).toBe('/banner.webp')
  expect(toChampionshipItem({ ...open, files }, [], now).bannerUrl).toBe('/card.webp')
})

it('is shown with the image of its game where it has no picture of its own', () => {
  const image = { id: seed.id, url: '/game.webp', business_type: 'GAMES_IMAGE' as const }
  const games = [{ ...open.game, icon: null, image }]
  const file = { ...image, url: '/banner.webp', business_type: 'CHAMPIONSHIP_BANNER' as const }
  expect(toChampionshipItem({ ...open, files: [] }, games, now).bannerUrl).toBe('/game.webp')
  expect(toChampionshipItem({ ...open, files: [file] }, games, now).bannerUrl).toBe('/banner.webp')
  expect(toChampionshipItem({ ...open, files: [] }, [], now).bannerUrl).toBeUndefined()
})
