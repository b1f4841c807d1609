import { seedChampionshipMatches, seedChampionships } from '@convoca/fixtures'
import { expect, it } from 'vitest'
import type { Championship } from '../atoms/championship.ts'
import { toBracketMatch, toChampionshipHead, toChampionshipPage } from './championship-page.ts'

const [first] = seedChampionships
if (!first) throw new Error('no championship among the fixtures')
const championship: Championship = first
const now = Date.parse(championship.registration_opens_at)

it('calls a match live once both teams are there and it has no result', () => {
  const live = seedChampionshipMatches.map(toBracketMatch).filter(({ isLive }) => isLive)
  expect(live.map(({ number }) => number)).toEqual([5])
})

it('numbers matches from one, as people do', () => {
  expect(seedChampionshipMatches.slice(0, 2).map((match) => toBracketMatch(match).number)).toEqual([1, 2])
})

it('tells until when teams can register only while they can', () => {
  expect(toChampionshipHead(championship, now).registrationClosesAt).toBeUndefined()
  expect(toChampionshipHead({ ...championship, status: 'REGISTRATION' }, now).registrationClosesAt).toBe(
    championship.registration_closes_at,
  )
})

it('shows all the money that is promised, or else what the first place wins', () => {
  const text = { place: 1, description: 'Troféu' }
  const prizeOf = (prizes: Championship['prizes']) =>
    toChampionshipHead({ ...championship, prizes }, now).prize
  const money = [
    { ...text, amount: 240_000 },
    { place: 2, description: 'Vice', amount: 100_050 },
  ]
  expect(prizeOf(money)).toBe('R$\u00A03.400,50')
  expect(prizeOf([text, { place: 3, description: 'Camisetas', amount: 1 }])).toBe('R$\u00A00,01')
  expect([prizeOf([text]), prizeOf([{ ...text, place: 2 }]), prizeOf([])]).toEqual([
    'Troféu',
    undefined,
    undefined,
  ])
})

it('describes the event to search engines, and that it was called off', () => {
  expect(toChampionshipPage(championship, now).about).toMatchObject({
    '@type': 'SportsEvent',
    startDate: championship.starts_at,
    eventStatus: 'https://schema.org/EventScheduled',
  })
  expect(toChampionshipPage({ ...championship, status: 'CANCELLED' }, now).about).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

it('no longer calls the registration open once its window is over, as the card does', () => {
  const open = { ...championship, status: 'REGISTRATION' as const, teams_count: 0 }
  const closesAt = Date.parse(championship.registration_closes_at)
  expect([now, closesAt].map((at) => toChampionshipHead(open, at).phase)).toEqual(['open', 'closed'])
})
