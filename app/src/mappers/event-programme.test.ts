import { readExample } from '@convoca/mocks'
import { expect, test } from 'vitest'
import type { ChampionshipMatch, ChampionshipRegistration } from '../atoms/championship.ts'
import { findTeamsOfEvent, toProgramme } from './event-programme.ts'

const [match] = readExample('listMatches')
const [registration] = readExample('listChampionshipRegistrations')
if (match === undefined || registration === undefined) throw new Error('The examples are empty')

const setFor = (given: Partial<ChampionshipMatch>): ChampionshipMatch => ({
  ...match,
  bracket: 'WINNERS',
  home: null,
  away: null,
  state: 'WAITING',
  scheduled_at: null,
  ...given,
})
/** Two semifinals on one day and the final on the next: 02:30 of the 6th is still the 5th in Brazil. */
const matches = [
  setFor({
    id: 'final',
    number: 2,
    round: 2,
    position: 0,
    scheduled_at: '2026-12-06T23:00:00.000Z',
    best_of: 5,
  }),
  setFor({
    id: 'later',
    number: 1,
    round: 1,
    position: 1,
    scheduled_at: '2026-12-06T02:30:00.000Z',
    best_of: 3,
  }),
  setFor({
    id: 'first',
    number: 0,
    round: 1,
    position: 0,
    scheduled_at: '2026-12-05T22:00:00.000Z',
    best_of: 3,
  }),
]
const start = { id: 'cup', is_final: false, starts_at: '2026-12-05T21:00:00.000Z' }
const final = { id: 'final', is_final: true, starts_at: '2026-12-06T23:00:00.000Z' }

test('the programme has the matches of its day in Brazil, by their time', () => {
  const items = toProgramme(matches, { event: start, url: 'copa' })
  expect(items.map(({ id, title, isMain, href }) => [id, title, isMain, href])).toEqual([
    ['first', 'Semifinais · Melhor de 3', false, '/championships/copa/match/first'],
    ['later', 'Semifinais · Melhor de 3', false, '/championships/copa/match/later'],
  ])
})

test('a final keeps its name, and is the one for which people come', () => {
  expect(toProgramme(matches, { event: final, url: 'copa' })).toMatchObject([
    { id: 'final', title: 'Final · Melhor de 5', detail: 'A definir × A definir', isMain: true },
  ])
})

test('rounds of the lower bracket say that they are', () => {
  const lower = (id: string, round: number) =>
    setFor({ id, bracket: 'LOSERS', round, scheduled_at: start.starts_at, best_of: 1 })
  const titles = toProgramme([lower('a', 1), lower('b', 2)], { event: start, url: 'copa' }).map(
    ({ title }) => title,
  )
  expect(titles).toEqual(['Chave inferior · Rodada 1 · Jogo único', 'Final da inferior · Jogo único'])
})

test('byes, matches without a time and other days are left out', () => {
  const others = [
    setFor({ id: 'bye', state: 'BYE', scheduled_at: start.starts_at }),
    setFor({ id: 'unneeded', state: 'NOT_NEEDED', scheduled_at: start.starts_at }),
    setFor({ id: 'open' }),
    setFor({ id: 'another', scheduled_at: '2026-12-05T02:59:59.000Z' }),
  ]
  expect(toProgramme(others, { event: start, url: 'copa' })).toEqual([])
  expect(toProgramme([], { event: start, url: 'copa' })).toEqual([])
})

test('the teams are those with a place, and of a final the two that play it', () => {
  const entryOf = (id: string, status: ChampionshipRegistration['status']): ChampionshipRegistration => ({
    ...registration,
    id,
    status,
    team: { ...registration.team, id },
  })
  const registrations = [entryOf('a', 'CONFIRMED'), entryOf('b', 'PENDING_PAYMENT'), entryOf('c', 'WAITING')]
  const idsOf = (event: typeof start, given = matches) =>
    findTeamsOfEvent(registrations, { event, matches: given }).map(({ id }) => id)
  expect(idsOf(start)).toEqual(['a', 'b'])
  expect(idsOf(final)).toEqual([])
  const [last, ...rest] = matches
  if (last === undefined) throw new Error('no final')
  expect(idsOf(final, [{ ...last, home: { ...registration.team, id: 'b' } }, ...rest])).toEqual(['b'])
})
