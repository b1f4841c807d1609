import * as limits from '@convoca/sdk/limits'
import type { Input } from '@convoca/sdk/core'
import { type ChampionshipFormat, formatMoney } from '@convoca/ui'
import type { ChampionshipPrize, GrandFinal, TieBreak } from '@convoca/ui/app'
import { z } from 'zod'
import type { Championship } from '../atoms/championship.ts'
import { hasSwissRounds, tieBreaksOf, toChosenTieBreaks } from './tie-breaks.ts'
import { fitLengths } from './match-lengths.ts'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'Informe a data e o horário')

const isWithinRange = (value: number, { min, max }: Range) => value >= min && value <= max

interface Range {
  min: number
  max: number
}

/** Digits as typed, within the limits of the contract. */
const whole = ({ min, max }: Range) =>
  z
    .string()
    .trim()
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `Informe um número de ${min} a ${max}`,
    })
const wholeOrEmpty = ({ min, max }: Range) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || whole({ min, max }).safeParse(text).success, {
      error: `Informe um número de ${min} a ${max}, ou deixe vazio`,
    })

/** An amount of reais as it is typed. */
export const money = /^\d{1,6}(?:,\d{2})?$/

const isPrizeAmount = (text: string) =>
  money.test(text) && isWithinRange(toCentavos(text), limits.ChampionshipInput.prizes.entry.amount)

const championshipFields = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nome obrigatório')
    .superRefine(lengthOf('O nome deve', limits.ChampionshipInput.name))
    .superRefine(noProfanity('Nome do campeonato')),
  gameId: z.string().min(1, 'Jogo obrigatório'),
  description: z
    .string()
    .trim()
    .min(1, 'Descrição obrigatória')
    .superRefine(lengthOf('A descrição deve', limits.ChampionshipInput.description))
    .superRefine(noProfanity('Descrição')),
  format: z.custom<ChampionshipFormat>(),
  bestOf: z.custom<readonly number[]>(),
  bestOfGroups: z.string(),
  bestOfGrandFinal: z.string(),
  grandFinal: z.custom<GrandFinal>(),
  hasThirdPlace: z.boolean(),
  allowsDraws: z.boolean(),
  groupCount: z.string().trim(),
  qualifiersPerGroup: z.string().trim(),
  playoffsFormat: z.custom<'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION'>(),
  playoffsTeams: wholeOrEmpty({ min: 2, max: 256 }),
  swissRounds: wholeOrEmpty(limits.ChampionshipInput.swiss_rounds),
  /** Null for the usual ones, which follow the format. */
  tieBreaks: z.custom<readonly TieBreak[] | null>(),
  winPoints: z.custom<'1' | '3'>(),
  participant: z.custom<'TEAM' | 'PLAYER'>(),
  teamSize: whole(limits.ChampionshipInput.team_size),
  maxSubstitutes: whole(limits.ChampionshipInput.max_substitutes),
  rosterLock: z.custom<'REGISTRATION' | 'CHECK_IN' | 'START'>(),
  minAge: wholeOrEmpty(limits.ChampionshipInput.min_age),
  minTeams: whole(limits.ChampionshipInput.min_teams),
  maxTeams: whole(limits.ChampionshipInput.max_teams),
  registrationOpensAt: moment,
  registrationClosesAt: moment,
  checkInOpensAt: moment,
  startsAt: moment,
  entryFee: z
    .string()
    .trim()
    .refine(
      (text) => money.test(text) && toCentavos(text) <= limits.ChampionshipInput.entry_fee.max,
      'Informe um valor como 20,00',
    ),
  prizes: z.custom<readonly ChampionshipPrize[]>().superRefine((prizes, context) => {
    for (const { description } of prizes) noProfanity('Prêmios')(description, context)
    if (!prizes.every(({ amount = '' }) => amount.trim() === '' || isPrizeAmount(amount.trim())))
      context.addIssue({ code: 'custom', message: 'Informe o dinheiro de cada prêmio como 2400 ou 2400,00' })
  }),
  rules: z
    .string()
    .superRefine(lengthOf('As regras devem', limits.ChampionshipInput.rules))
    .superRefine(noProfanity('Regras')),
})

export type ChampionshipValues = z.input<typeof championshipFields>
type Name = keyof ChampionshipValues

export const toCentavos = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)

/** The names of each step of the form. */
export const championshipSteps = [
  [
    'name',
    'gameId',
    'description',
    'format',
    'bestOf',
    'bestOfGroups',
    'grandFinal',
    'bestOfGrandFinal',
    'hasThirdPlace',
    'allowsDraws',
    'groupCount',
    'qualifiersPerGroup',
    'playoffsFormat',
    'playoffsTeams',
    'swissRounds',
    'winPoints',
    'tieBreaks',
  ],
  [
    'participant',
    'teamSize',
    'maxSubstitutes',
    'rosterLock',
    'minAge',
    'minTeams',
    'maxTeams',
    'registrationOpensAt',
    'registrationClosesAt',
    'checkInOpensAt',
    'startsAt',
    'entryFee',
  ],
  ['prizes', 'rules'],
] as const satisfies readonly (readonly Name[])[]

const isWithin = (text: string, { min, max }: Range) =>
  /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max

const hasPlayOffs = (format: ChampionshipFormat) =>
  format === 'GROUPS_THEN_PLAYOFFS' || format === 'SWISS_THEN_PLAYOFFS'

/** The elimination that decides the championship, if one does. */
const eliminationOf = ({ format, playoffsFormat }: Pick<ChampionshipValues, 'format' | 'playoffsFormat'>) =>
  hasPlayOffs(format) ? playoffsFormat : format

/** Whether the grand final would be over before it begins. */
const isDecidedAhead = ({ grandFinal, bestOf, bestOfGrandFinal, ...values }: ChampionshipValues) =>
  eliminationOf(values) === 'DOUBLE_ELIMINATION' &&
  grandFinal === 'GAME_AHEAD' &&
  Number(bestOfGrandFinal === '' ? bestOf.at(-1) : bestOfGrandFinal) < 3

/** A championship. What depends on several fields is checked as the server does (docs/product.md#championships). */
export const championshipSchema = championshipFields.superRefine((values, context) => {
  const refuse = (name: Name, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  const at = (name: 'registrationOpensAt' | 'registrationClosesAt' | 'checkInOpensAt' | 'startsAt') =>
    Date.parse(values[name])
  if (at('registrationClosesAt') <= at('registrationOpensAt'))
    refuse('registrationClosesAt', 'As inscrições devem fechar depois de abrir')
  if (at('checkInOpensAt') <= at('registrationOpensAt'))
    refuse('checkInOpensAt', 'O check-in deve abrir depois das inscrições')
  if (at('startsAt') <= Math.max(at('checkInOpensAt'), at('registrationOpensAt')))
    refuse('startsAt', 'O início deve ser depois do check-in')
  const [min, max] = [Number(values.minTeams), Number(values.maxTeams)]
  if (min > max) refuse('minTeams', 'O mínimo não pode passar do máximo')
  if (isDecidedAhead(values))
    refuse('bestOfGrandFinal', 'Com um jogo de vantagem, a grande final tem três jogos ou mais')
  const isSwiss = values.format === 'SWISS_THEN_PLAYOFFS'
  if (isSwiss && values.playoffsTeams.trim() === '')
    refuse('playoffsTeams', 'Informe quantos times passam para o mata-mata')
  const isGroups = values.format === 'GROUPS_THEN_PLAYOFFS'
  if (hasPlayOffs(values.format) && Number(values.playoffsTeams) > min)
    refuse('playoffsTeams', 'Não pode passar do mínimo de times')
  if (!isGroups) return
  const hasGroups = isWithin(values.groupCount, limits.ChampionshipInput.group_count)
  const hasQualifiers = isWithin(values.qualifiersPerGroup, limits.ChampionshipInput.qualifiers_per_group)
  if (!hasGroups) refuse('groupCount', 'Informe um número de 2 a 64')
  if (!hasQualifiers) refuse('qualifiersPerGroup', 'Informe um número de 1 a 16')
  if (
    hasGroups &&
    hasQualifiers &&
    min < Number(values.groupCount) * Math.max(Number(values.qualifiersPerGroup), 2)
  )
    refuse('minTeams', 'O mínimo deve preencher todos os grupos')
})

export const emptyChampionship: ChampionshipValues = {
  name: '',
  gameId: '',
  description: '',
  format: 'SINGLE_ELIMINATION',
  bestOf: [3],
  bestOfGroups: '',
  bestOfGrandFinal: '',
  grandFinal: 'RESET',
  hasThirdPlace: false,
  allowsDraws: false,
  groupCount: '4',
  qualifiersPerGroup: '2',
  playoffsFormat: 'SINGLE_ELIMINATION',
  playoffsTeams: '',
  swissRounds: '',
  tieBreaks: null,
  winPoints: '1',
  participant: 'TEAM',
  teamSize: '5',
  maxSubstitutes: '2',
  rosterLock: 'CHECK_IN',
  minAge: '',
  minTeams: '4',
  maxTeams: '16',
  registrationOpensAt: '',
  registrationClosesAt: '',
  checkInOpensAt: '',
  startsAt: '',
  entryFee: '0',
  prizes: [{ place: 1, description: '', amount: '' }],
  rules: '',
}

type ChampionshipInput = Input<'createChampionship'>['body']

const toIso = (text: string) => new Date(text).toISOString()
const numberOrNull = (text: string) => (text === '' ? null : Number(text))
const lengths = [1, 2, 3, 5, 7] as const
/** Null for as many games as the others. */
const toLength = (text: string) => lengths.find((length) => `${length}` === text) ?? null
const toGrandFinalLength = (text: string) =>
  ([1, 3, 5, 7] as const).find((length) => `${length}` === text) ?? null

function toPrizes(prizes: readonly ChampionshipPrize[]): ChampionshipInput['prizes'] {
  return prizes.flatMap(({ place, description, amount = '' }) => {
    const typed = amount.trim()
    if (typed === '') return description.trim() === '' ? [] : [{ place, description }]
    const centavos = toCentavos(typed)
    return [
      {
        place,
        description: description.trim() === '' ? formatMoney(centavos) : description,
        amount: centavos,
      },
    ]
  })
}

/** Maps the values to the request; prizes without a text and an amount are left out. */
export function toChampionshipInput(values: ChampionshipValues): ChampionshipInput {
  const { name, description, format, rules, ...rest } = championshipSchema.parse(values)
  const isGroups = format === 'GROUPS_THEN_PLAYOFFS'
  const elimination = eliminationOf({ ...rest, format })
  const isDouble = elimination === 'DOUBLE_ELIMINATION'
  const mayDraw = rest.allowsDraws && (isGroups || format === 'ROUND_ROBIN')
  const fitted = fitLengths({ ...rest, format, allowsDraws: mayDraw })
  const isTwoPhases = hasPlayOffs(format)
  const isAlone = rest.participant === 'PLAYER'
  return {
    name,
    game_id: rest.gameId,
    description,
    rules,
    format,
    best_of: fitted.bestOf.map((games) => lengths.find((length) => length === games) ?? 1),
    best_of_groups: isTwoPhases ? toLength(fitted.bestOfGroups) : null,
    best_of_grand_final: isDouble ? toGrandFinalLength(rest.bestOfGrandFinal) : null,
    grand_final: isDouble ? rest.grandFinal : 'RESET',
    has_third_place: rest.hasThirdPlace && elimination === 'SINGLE_ELIMINATION',
    allows_draws: mayDraw,
    group_count: isGroups ? Number(rest.groupCount) : null,
    qualifiers_per_group: isGroups ? Number(rest.qualifiersPerGroup) : null,
    playoffs_format: isTwoPhases ? rest.playoffsFormat : null,
    playoffs_teams: isTwoPhases ? numberOrNull(rest.playoffsTeams) : null,
    swiss_rounds: hasSwissRounds(format) ? numberOrNull(rest.swissRounds) : null,
    tie_breaks: [...tieBreaksOf(format, rest.tieBreaks)],
    win_points: mayDraw || rest.winPoints === '3' ? 3 : 1,
    participant: isAlone ? 'PLAYER' : 'TEAM',
    team_size: isAlone ? 1 : Number(rest.teamSize),
    max_substitutes: isAlone ? 0 : Number(rest.maxSubstitutes),
    roster_lock: rest.rosterLock,
    min_age: numberOrNull(rest.minAge),
    min_teams: Number(rest.minTeams),
    max_teams: Number(rest.maxTeams),
    entry_fee: toCentavos(rest.entryFee),
    prizes: toPrizes(rest.prizes),
    registration_opens_at: toIso(rest.registrationOpensAt),
    registration_closes_at: toIso(rest.registrationClosesAt),
    check_in_opens_at: toIso(rest.checkInOpensAt),
    starts_at: toIso(rest.startsAt),
  }
}

const two = (part: number) => `${part}`.padStart(2, '0')

/** The text of a date field: a moment where the reader is, to the minute. */
function toMoment(iso: string): string {
  const date = new Date(iso)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

export const toReais = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',').replace(',00', '')

const toText = (value: number | null) => (value === null ? '' : `${value}`)

/** Maps a championship to the values of its form. */
export const toChampionshipValues = (championship: Championship): ChampionshipValues => ({
  name: championship.name,
  gameId: championship.game.id,
  description: championship.description,
  format: championship.format,
  bestOf: championship.best_of,
  bestOfGroups: toText(championship.best_of_groups),
  bestOfGrandFinal: toText(championship.best_of_grand_final),
  grandFinal: championship.grand_final ?? 'RESET',
  hasThirdPlace: championship.has_third_place ?? false,
  allowsDraws: championship.allows_draws ?? false,
  groupCount: toText(championship.group_count),
  qualifiersPerGroup: toText(championship.qualifiers_per_group),
  playoffsFormat: championship.playoffs_format ?? 'SINGLE_ELIMINATION',
  playoffsTeams: toText(championship.playoffs_teams ?? null),
  swissRounds: toText(championship.swiss_rounds),
  tieBreaks: toChosenTieBreaks(championship),
  winPoints: championship.win_points === 3 ? '3' : '1',
  participant: championship.participant,
  teamSize: toText(championship.team_size),
  maxSubstitutes: toText(championship.max_substitutes),
  rosterLock: championship.roster_lock ?? 'CHECK_IN',
  minAge: toText(championship.min_age),
  minTeams: toText(championship.min_teams),
  maxTeams: toText(championship.max_teams),
  registrationOpensAt: toMoment(championship.registration_opens_at),
  registrationClosesAt: toMoment(championship.registration_closes_at),
  checkInOpensAt: toMoment(championship.check_in_opens_at),
  startsAt: toMoment(championship.starts_at),
  entryFee: toReais(championship.entry_fee),
  prizes: championship.prizes.map(({ place, description, amount }) => ({
    place,
    description,
    amount: amount === undefined ? '' : toReais(amount),
  })),
  rules: championship.rules,
})

/** Seconds would be lost in the form: an unchanged moment is sent as it was stored. */
export function keepUnchangedMoments(
  input: ChampionshipInput,
  championship: Championship,
): ChampionshipInput {
  const keys = ['registration_opens_at', 'registration_closes_at', 'check_in_opens_at', 'starts_at'] as const
  const kept = keys.filter((key) => toMoment(input[key]) === toMoment(championship[key]))
  return { ...input, ...Object.fromEntries(kept.map((key) => [key, championship[key]])) }
}
