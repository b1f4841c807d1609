import type { Schemas } from '@convoca/sdk/core'
import { expect, it } from 'vitest'
import { createRenderer } from '../jsx/dom.ts'
import { jsx } from '../jsx/runtime.ts'
import { toBracketData, type BracketData } from './bracket-data.ts'
import { BracketView } from './BracketView.tsx'
import { readHeight } from './options.ts'

type Match = Schemas['ChampionshipMatch']

const origin = 'https://convoca.example'
const id = (number: number) => `01989d2e-6a53-7c11-9a55-${String(number).padStart(12, '0')}`
const team = (name: string, url?: string): Schemas['ChampionshipTeam'] => ({
  id: id(name.length),
  name,
  team_tag: name.slice(0, 3).toUpperCase(),
  logo: url === undefined ? null : { id: id(1), business_type: 'TEAM_PROFILE_PHOTO', url },
})

function match(
  bracket: Match['bracket'],
  round: number,
  position: number,
  given: Partial<Match> = {},
): Match {
  return {
    id: `${bracket} ${round} ${position}`,
    number: position - 1,
    phase: 1,
    bracket,
    group: 1,
    round,
    position,
    best_of: 3,
    home: null,
    away: null,
    state: 'WAITING',
    home_score: null,
    away_score: null,
    winner: null,
    is_forfeit: false,
    is_disputed: false,
    scheduled_at: null,
    home_checked_in: false,
    away_checked_in: false,
    revision: 1,
    ...given,
  }
}

const round = (bracket: Match['bracket'], number: number, count: number, given: Partial<Match> = {}) =>
  Array.from({ length: count }, (_, index) => match(bracket, number, index + 1, given))

function dataOf(matches: readonly Match[], given: Partial<Schemas['Championship']> = {}): BracketData {
  const championship = {
    name: 'Copa Ipê',
    url: 'copa-ipe',
    status: 'ONGOING',
    starts_at: '2026-12-05T12:00:00.000Z',
    winner: null,
    ...given,
  } as Schemas['Championship']
  return toBracketData(championship, matches, origin)
}

const shapeOf = ({ parts }: BracketData) =>
  parts.map(({ name, columns }) => [name, columns.map(({ slots, joins }) => `${slots.length} ${joins}`)])

it('puts the final behind the upper bracket, and the lower one beside it', () => {
  const matches = [
    ...round('WINNERS', 1, 4),
    ...round('WINNERS', 2, 2),
    ...round('WINNERS', 3, 1),
    ...round('LOSERS', 1, 2),
    ...round('LOSERS', 2, 2),
    ...round('LOSERS', 3, 1),
    ...round('FINAL', 1, 1),
    ...round('FINAL', 2, 1),
  ]
  expect(shapeOf(dataOf(matches))).toEqual([
    ['upper', ['4 pairs', '2 pairs', '1 single', '1 undefined']],
    ['lower', ['2 single', '2 pairs', '1 undefined']],
  ])
})

it('keeps the place of a bye without a line from it', () => {
  const bye = match('WINNERS', 1, 1, { state: 'BYE' })
  const [part] = dataOf([bye, match('WINNERS', 1, 2), match('WINNERS', 2, 1)]).parts
  expect(part?.name).toBe('playoffs')
  expect(part?.columns[0]?.slots.map(({ isShown }) => isShown)).toEqual([false, true])
  const alone = dataOf([bye, { ...bye, id: 'b', position: 2 }, match('WINNERS', 2, 1)]).parts
  expect(alone[0]?.columns[0]?.slots[0]?.isJoined).toBe(false)
})

it('shows the end of a large bracket, and play-offs before their groups', () => {
  const sizes = [64, 32, 16, 8, 4, 2, 1]
  const playOffs = sizes.flatMap((count, index) => round('WINNERS', index + 1, count))
  const groups = [1, 2, 3, 4, 5, 6].flatMap((number) =>
    round('GROUP', number, 20, { state: number < 6 ? 'CLOSED' : 'WAITING' }),
  )
  const data = dataOf([...groups, ...playOffs])
  expect(data.parts.map(({ name, columns }) => [name, columns.map(({ place }) => place.round)])).toEqual([
    ['playoffs', [3, 4, 5, 6, 7]],
    ['groups', [2, 3, 4, 5]],
  ])
  expect(data.parts[1]?.columns[0]).toMatchObject({ more: 4, joins: undefined })
})

it('has absolute addresses, and is live where both teams are there', () => {
  const playing: Partial<Match> = {
    state: 'READY',
    home: team('Kraken', '/files/7c/a.jpg'),
    away: team('Boto'),
    home_checked_in: true,
  }
  const data = dataOf([match('WINNERS', 1, 1, playing)])
  expect(data).toMatchObject({ isLive: false, href: `${origin}/championships/copa-ipe?tab=bracket` })
  expect(data.parts[0]?.columns[0]?.slots[0]?.match.home?.logoUrl).toBe(`${origin}/files/7c/a.jpg`)
  expect(dataOf([match('WINNERS', 1, 1, { ...playing, away_checked_in: true })]).isLive).toBe(true)
})

function draw(data: BracketData | undefined, state = 'ready', given = {}): HTMLElement {
  const container = document.createElement('div')
  const props = { state, data, time: 'atualizado às 20:05', height: 360, ...given }
  createRenderer(container)(jsx(BracketView as never, props))
  return container
}

it.each<[string, string, BracketData | undefined]>([
  ['loading', 'Carregando a chave…', undefined],
  ['missing', 'Campeonato não encontrado', undefined],
  ['failed', 'Não foi possível carregar a chave', undefined],
  ['ready', 'A chave ainda não foi definidaComeça em 05 dez 2026', dataOf([], { status: 'REGISTRATION' })],
  ['ready', 'Campeonato cancelado', dataOf(round('WINNERS', 1, 2), { status: 'CANCELLED' })],
])('%s: %s', (state, text, data) => {
  expect(draw(data, state).querySelector('[role=status]')?.textContent).toBe(text)
})

it('says who won, and what the reader has chosen stays chosen', () => {
  const winner = team('Kraken')
  const closed: Partial<Match> = {
    state: 'CLOSED',
    home: winner,
    away: team('Boto'),
    home_score: 2,
    away_score: 1,
    winner: 'home',
  }
  const matches = [...round('WINNERS', 1, 1, closed), ...round('LOSERS', 1, 1, closed)]
  const data = dataOf(matches, { status: 'FINISHED', winner })
  const chosen: string[] = []
  const drawn = draw(data, 'ready', { part: 'lower', onPart: (part: string) => chosen.push(part) })
  expect(drawn.textContent).toContain('Campeão: Kraken')
  expect(drawn.textContent).toContain('Kraken venceu2')
  const checked = drawn.querySelector<HTMLInputElement>('input:checked')
  expect(checked?.value).toBe('lower')
  document.body.append(drawn)
  drawn.querySelector<HTMLInputElement>('[value=upper]')?.click()
  drawn.remove()
  expect(chosen).toEqual(['upper'])
})

it.each([
  [null, 390],
  ['500px', 500],
  ['10', 160],
  ['9999', 1200],
  ['high', 390],
])('height=%j is %j', (height, pixels) => {
  expect(readHeight(height)).toBe(pixels)
})
