import { ChampionshipInput } from '@convoca/sdk/limits'
import { communityLimits, MAX_TEAMS_OF } from '@convoca/contract/rules'
import { usualTieBreaks } from '@convoca/sdk/rules'
import { cleanName, cleanText } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { type FieldError, fieldError, refuseInvalid } from '../../errors.ts'
import { lengthErrors, profanityErrors } from '../text-rules.ts'
import { hasPlayOffs, hasSwissRounds } from './stages/two-phases.ts'

type Input = Schemas['ChampionshipInput']

const dates = ['registration_opens_at', 'registration_closes_at', 'check_in_opens_at', 'starts_at'] as const

type Chosen =
  | 'tie_breaks'
  | 'win_points'
  | 'roster_lock'
  | 'playoffs_format'
  | 'playoffs_teams'
  | 'best_of_groups'
  | 'best_of_grand_final'
  | 'has_third_place'
  | 'grand_final'
  | 'allows_draws'
  | 'participant'

/** A championship as it is stored. */
export type ChampionshipFields = Omit<Input, (typeof dates)[number] | Chosen> &
  Record<(typeof dates)[number], Date> & {
    best_of_groups: Schemas['Championship']['best_of_groups']
    best_of_grand_final: Schemas['Championship']['best_of_grand_final']
    has_third_place: boolean
    grand_final: Schemas['GrandFinal']
    allows_draws: boolean
    /** Null for what is usual in the format. */
    tie_breaks: Schemas['TieBreak'][] | null
    win_points: number
    participant: Schemas['ChampionshipParticipant']
    roster_lock: Schemas['RosterLock']
    playoffs_format: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION' | null
    playoffs_teams: number | null
  }

/** Far enough for every plan; the store knows neither the year 0 nor the year 200000. */
const earliest = Date.parse('2000-01-01T00:00:00Z')
const latest = Date.parse('2100-01-01T00:00:00Z')

export const isStorable = (date: Date): boolean => date.getTime() >= earliest && date.getTime() < latest

function dateErrors(fields: ChampionshipFields): FieldError[] {
  const wrong = dates.filter((name) => !isStorable(fields[name]))
  if (wrong.length > 0)
    return wrong.map((name) => fieldError(name, 'OUT_OF_RANGE', 'must be a date of this century'))
  return dates.slice(1).flatMap((name, index) => {
    const before = dates[index]
    if (before === undefined || fields[name] > fields[before]) return []
    // Check-in may open while the registration still is.
    if (name === 'check_in_opens_at' && fields[name] > fields.registration_opens_at) return []
    return [fieldError(name, 'OUT_OF_RANGE', `must be after ${before}`)]
  })
}

function sizeErrors({ format, min_teams: min, max_teams: max, ...fields }: ChampionshipFields): FieldError[] {
  const errors: FieldError[] = []
  if (min > max) errors.push(fieldError('min_teams', 'OUT_OF_RANGE', 'must be at most max_teams'))
  if (max > MAX_TEAMS_OF[format])
    errors.push(
      fieldError('max_teams', 'OUT_OF_RANGE', `must be at most ${MAX_TEAMS_OF[format]} in this format`),
    )
  const { group_count: groups, qualifiers_per_group: qualifiers, playoffs_teams: total } = fields
  if (total !== null && total > min)
    errors.push(fieldError('playoffs_teams', 'OUT_OF_RANGE', 'must be at most min_teams'))
  // Nothing else says how many qualify.
  if (total === null && format === 'SWISS_THEN_PLAYOFFS')
    errors.push(fieldError('playoffs_teams', 'REQUIRED', 'is required after Swiss rounds'))
  if (format !== 'GROUPS_THEN_PLAYOFFS') return errors
  if (groups === null) errors.push(fieldError('group_count', 'REQUIRED', 'is required for groups'))
  if (qualifiers === null)
    errors.push(fieldError('qualifiers_per_group', 'REQUIRED', 'is required for groups'))
  if (groups === null || qualifiers === null || min >= groups * Math.max(qualifiers, 2)) return errors
  return [...errors, fieldError('min_teams', 'OUT_OF_RANGE', 'must fill every group')]
}

/** A player without a team plays alone. */
function aloneErrors({
  participant,
  team_size: size,
  max_substitutes: substitutes,
}: ChampionshipFields): FieldError[] {
  if (participant === 'TEAM') return []
  return [
    ...(size === 1 ? [] : [fieldError('team_size', 'OUT_OF_RANGE', 'must be 1 where players take part')]),
    ...(substitutes === 0
      ? []
      : [fieldError('max_substitutes', 'OUT_OF_RANGE', 'must be 0 where players take part')]),
  ]
}

/** The settings that only ORGANIZER and ADMIN may choose. */
function communityErrors({ entry_fee: fee, max_teams: max }: ChampionshipFields): FieldError[] {
  const errors: FieldError[] = []
  if (fee > communityLimits.entryFee)
    errors.push(fieldError('entry_fee', 'OUT_OF_RANGE', 'needs an organiser of the platform'))
  if (max > communityLimits.maxTeams)
    errors.push(fieldError('max_teams', 'OUT_OF_RANGE', `must be at most ${communityLimits.maxTeams}`))
  return errors
}

const isElimination = ({ format }: Input): boolean =>
  format === 'SINGLE_ELIMINATION' || format === 'DOUBLE_ELIMINATION'

/** Null where they are the usual ones, which then follow the format. */
function toChosen({ tie_breaks: chosen, ...input }: Input): Schemas['TieBreak'][] | null {
  if (chosen === undefined || isElimination(input)) return null
  return chosen.join() === usualTieBreaks(input.format).join() ? null : chosen
}

/** The points of opponents tell something only where opponents differ. */
function tieBreakErrors({ format, tie_breaks: chosen }: ChampionshipFields): FieldError[] {
  const isSwiss = hasSwissRounds({ format })
  const isRefused = chosen?.some(
    (tieBreak) => !isSwiss && (tieBreak === 'BUCHHOLZ' || tieBreak === 'BUCHHOLZ_CUT_1'),
  )
  return isRefused ? [fieldError('tie_breaks', 'INVALID_VALUE', 'Buchholz is for Swiss rounds only')] : []
}

const mayDraw = ({ format, allows_draws: allows }: Input): boolean =>
  allows === true && (format === 'ROUND_ROBIN' || format === 'GROUPS_THEN_PLAYOFFS')

/** A win has three points where a draw has one. */
function toWinPoints(input: Input): number {
  if (isElimination(input)) return 1
  return mayDraw(input) ? 3 : (input.win_points ?? 1)
}

/** The fields that only some formats have. */
function toPhases(input: Input) {
  const { format } = input
  const isTwoPhases = hasPlayOffs(input)
  const elimination = isTwoPhases ? (input.playoffs_format ?? 'SINGLE_ELIMINATION') : format
  const isDouble = elimination === 'DOUBLE_ELIMINATION'
  return {
    playoffs_format: isTwoPhases ? (input.playoffs_format ?? null) : null,
    playoffs_teams: isTwoPhases ? (input.playoffs_teams ?? null) : null,
    best_of_groups: isTwoPhases ? (input.best_of_groups ?? null) : null,
    best_of_grand_final: isDouble ? (input.best_of_grand_final ?? null) : null,
    grand_final: isDouble ? (input.grand_final ?? 'RESET') : 'RESET',
    has_third_place: elimination === 'SINGLE_ELIMINATION' && input.has_third_place === true,
    allows_draws: mayDraw(input),
  } as const
}

const refuse = (name: string, rule: string): FieldError[] => [fieldError(name, 'INVALID_VALUE', rule)]
const isLong = (games: number): boolean => games > 2

/** Two games are for matches that may be drawn, which have one or two; a game ahead would decide a final of one. */
function lengthErrorsOf(fields: ChampionshipFields): FieldError[] {
  const { format, best_of: rounds, best_of_groups: groups, best_of_grand_final: grandFinal } = fields
  if (fields.grand_final === 'GAME_AHEAD' && !isLong(grandFinal ?? rounds.at(-1) ?? 1))
    return refuse('best_of_grand_final', 'must be three games at least where one team begins a game ahead')
  const rule = 'must be one or two games where draws are allowed'
  if (fields.allows_draws && format === 'ROUND_ROBIN')
    return rounds.some(isLong) ? refuse('best_of', rule) : []
  if (rounds.includes(2)) return refuse('best_of', 'must not be two games where somebody has to win')
  if (fields.allows_draws) return isLong(groups ?? rounds[0] ?? 1) ? refuse('best_of_groups', rule) : []
  return groups === 2 ? refuse('best_of_groups', 'must not be two games without draws') : []
}

export function checkChampionship(
  input: Input,
  { isCommunity }: { isCommunity: boolean },
): ChampionshipFields {
  const isGroups = input.format === 'GROUPS_THEN_PLAYOFFS'
  const fields: ChampionshipFields = {
    ...input,
    name: cleanName(input.name),
    description: cleanText(input.description),
    rules: cleanText(input.rules),
    ...toPhases(input),
    group_count: isGroups ? input.group_count : null,
    qualifiers_per_group: isGroups ? input.qualifiers_per_group : null,
    swiss_rounds: hasSwissRounds(input) ? input.swiss_rounds : null,
    participant: input.participant ?? 'TEAM',
    tie_breaks: toChosen(input),
    win_points: toWinPoints(input),
    roster_lock: input.roster_lock ?? 'CHECK_IN',
    prizes: input.prizes.map(({ place, description, amount }) => ({
      place,
      description: cleanName(description),
      ...(amount !== undefined && { amount }),
    })),
    registration_opens_at: new Date(input.registration_opens_at),
    registration_closes_at: new Date(input.registration_closes_at),
    check_in_opens_at: new Date(input.check_in_opens_at),
    starts_at: new Date(input.starts_at),
  }
  refuseInvalid([
    ...lengthErrors('name', fields.name, ChampionshipInput.name),
    ...lengthErrors('description', fields.description, ChampionshipInput.description),
    ...profanityErrors('name', fields.name),
    ...profanityErrors('description', fields.description),
    ...profanityErrors('rules', fields.rules),
    ...fields.prizes.flatMap(({ description }, index) => [
      ...lengthErrors(`prizes.${index}.description`, description, { min: 1 }),
      ...profanityErrors(`prizes.${index}.description`, description),
    ]),
    ...dateErrors(fields),
    ...sizeErrors(fields),
    ...aloneErrors(fields),
    ...tieBreakErrors(fields),
    ...lengthErrorsOf(fields),
    ...(isCommunity ? communityErrors(fields) : []),
  ])
  return fields
}

/** The fields on which teams have relied when they registered. */
const fixedOncePublished = [
  'game_id',
  'format',
  'participant',
  'team_size',
  'max_substitutes',
  'entry_fee',
] as const
/** The fields that may change while it is played, and after. */
const texts: ReadonlySet<string> = new Set(['name', 'description', 'rules', 'prizes'])

type Prizes = ChampionshipFields['prizes']

const sumAt = (prizes: Prizes, place: number): number =>
  prizes.reduce((sum, prize) => (prize.place === place ? sum + (prize.amount ?? 0) : sum), 0)

/** Money that teams have been promised: of no place may it be less once the championship is published. */
export function findBrokenPromises(
  status: Schemas['ChampionshipStatus'],
  before: { prizes: Prizes },
  after: { prizes: Prizes },
): FieldError[] {
  if (status === 'DRAFT') return []
  const isLess = before.prizes.some(({ place }) => sumAt(after.prizes, place) < sumAt(before.prizes, place))
  return isLess ? [fieldError('prizes', 'OUT_OF_RANGE', 'must not promise less money for any place')] : []
}

/** The fields that a published championship must keep and that would change. */
export function findFixedChanges(
  status: Schemas['ChampionshipStatus'],
  before: ChampionshipFields,
  after: ChampionshipFields,
): FieldError[] {
  if (status === 'DRAFT') return []
  const all = Object.keys(after) as (keyof ChampionshipFields)[]
  const hasBegun = status !== 'REGISTRATION' && status !== 'CHECK_IN'
  const fixed = hasBegun ? all.filter((name) => !texts.has(name)) : fixedOncePublished
  return fixed
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => fieldError(name, 'INVALID_VALUE', 'can no longer be changed'))
}
