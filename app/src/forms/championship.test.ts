import { seedChampionships } from '@convoca/fixtures'
import { expect, it } from 'vitest'
import {
  championshipSchema,
  emptyChampionship,
  keepUnchangedMoments,
  toChampionshipInput,
  toChampionshipValues,
} from './championship.ts'
import type { ChampionshipValues } from './championship.ts'

const valid: ChampionshipValues = {
  ...emptyChampionship,
  name: 'Taça Jangada',
  gameId: 'game',
  description: 'Uma taça aberta a todos.',
  registrationOpensAt: '2026-12-01T12:00',
  registrationClosesAt: '2026-12-04T22:00',
  checkInOpensAt: '2026-12-06T13:00',
  startsAt: '2026-12-06T14:00',
}

function errorsOf(change: Partial<ChampionshipValues>) {
  const { error } = championshipSchema.safeParse({ ...valid, ...change })
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? []
}

it.each<[change: Partial<ChampionshipValues>, field: string, message: string]>([
  [{ name: ' ' }, 'name', 'Nome obrigatório'],
  [{ maxTeams: '1025' }, 'maxTeams', 'Informe um número de 2 a 1024'],
  [{ teamSize: 'cinco' }, 'teamSize', 'Informe um número de 1 a 10'],
  [{ entryFee: '20.5' }, 'entryFee', 'Informe um valor como 20,00'],
  [{ startsAt: '' }, 'startsAt', 'Informe a data e o horário'],
])('refuses %o', (change, field, message) => {
  expect(errorsOf(change)).toContainEqual([field, message])
})

it.each<[change: Partial<ChampionshipValues>, field: string]>([
  [{ minTeams: '17' }, 'minTeams'],
  [{ registrationClosesAt: '2026-11-30T12:00' }, 'registrationClosesAt'],
  [{ startsAt: '2026-12-06T13:00' }, 'startsAt'],
  [{ format: 'GROUPS_THEN_PLAYOFFS', groupCount: '1' }, 'groupCount'],
  [{ format: 'GROUPS_THEN_PLAYOFFS', groupCount: '4', minTeams: '7' }, 'minTeams'],
  [{ format: 'SWISS_THEN_PLAYOFFS' }, 'playoffsTeams'],
  [{ format: 'SWISS_THEN_PLAYOFFS', playoffsTeams: '5', minTeams: '4' }, 'playoffsTeams'],
])('refuses fields that contradict each other: %o', (change, field) => {
  expect(errorsOf(change).map(([name]) => name)).toContain(field)
})

it('sends a fee in centavos, and only what the format has', () => {
  const values = { ...valid, entryFee: '20,50', swissRounds: '5', prizes: [{ place: 1, description: ' ' }] }
  expect(toChampionshipInput(values)).toMatchObject({
    entry_fee: 2050,
    swiss_rounds: null,
    group_count: null,
    prizes: [],
  })
})

it('sends who qualifies after Swiss rounds, and how many games these have', () => {
  const chosen = { playoffsFormat: 'DOUBLE_ELIMINATION', playoffsTeams: '4', bestOfGroups: '1' } as const
  const values = { ...valid, ...chosen, minTeams: '4', swissRounds: '3' }
  expect(toChampionshipInput({ ...values, format: 'SWISS_THEN_PLAYOFFS' })).toMatchObject({
    playoffs_format: 'DOUBLE_ELIMINATION',
    playoffs_teams: 4,
    best_of_groups: 1,
    swiss_rounds: 3,
    group_count: null,
    tie_breaks: ['BUCHHOLZ', 'HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON'],
  })
  expect(toChampionshipInput({ ...values, format: 'SWISS' })).toMatchObject({ playoffs_teams: null })
})

it('sends the money of prizes in centavos, with its sum where no text says what it is', () => {
  const prizes = [
    { place: 1, description: 'Troféu', amount: '2400' },
    { place: 2, description: '', amount: '1000,50' },
    { place: 3, description: 'Camisetas', amount: ' ' },
    { place: 4, description: 'De um rascunho antigo' },
    { place: 5, description: ' ', amount: '' },
  ]
  const input = toChampionshipInput({ ...valid, prizes })
  expect(input.prizes).toEqual([
    { place: 1, description: 'Troféu', amount: 240_000 },
    { place: 2, description: 'R$\u00A01.000,50', amount: 100_050 },
    { place: 3, description: 'Camisetas' },
    { place: 4, description: 'De um rascunho antigo' },
  ])
})

it.each(['0', '-1', '12,5', 'mil', '1.000', '100001', '10,005'])(
  'refuses "%s" as money of a prize',
  (amount) => {
    expect(errorsOf({ prizes: [{ place: 1, description: 'Troféu', amount }] })).toEqual([
      ['prizes', 'Informe o dinheiro de cada prêmio como 2400 ou 2400,00'],
    ])
  },
)

it('sends a championship that was not changed as it is stored', () => {
  const [championship] = seedChampionships
  if (!championship) throw new Error('no championship among the fixtures')
  const stored = {
    ...championship,
    starts_at: '2026-12-06T17:00:31.250Z',
    check_in_opens_at: '2026-12-06T16:00:12Z',
  }
  const sent = keepUnchangedMoments(toChampionshipInput(toChampionshipValues(stored)), stored)
  expect({ ...stored, game_id: stored.game.id }).toMatchObject(sent)
})
