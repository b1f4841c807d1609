import {
  type ChampionshipPermission,
  championshipTransitions,
  hasChampionshipPermission,
  toChampionshipUrl,
} from '@convoca/contract/rules'
import { seedGames } from '@convoca/fixtures'
import type { Schemas } from '@convoca/sdk'
import type { ChampionshipRecord } from '../content-tables.ts'
import { toCursorPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { matchesSearch } from '../search.ts'
import { type CallerContext, type TeamRequest, findById } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids =
  | 'listChampionships'
  | 'readChampionship'
  | 'readChampionshipByUrl'
  | 'listMyChampionships'
  | 'createChampionship'
  | 'updateChampionship'
  | 'deleteChampionship'
  | 'changeChampionshipStatus'

export function roleOf({ database, user }: CallerContext, { id, organizer }: ChampionshipRecord) {
  if (user === null) return null
  if (organizer?.id === user.id || database.adminIds.has(user.id)) return 'ORGANIZER'
  const own = database.championshipStaff.find(
    (one) => one.championshipId === id && one.user.id === user.id && one.is_confirmed,
  )
  return own?.role ?? null
}

export function requireVisible(
  context: CallerContext,
  found: ChampionshipRecord | undefined,
): ChampionshipRecord {
  if (found === undefined || (found.status === 'DRAFT' && roleOf(context, found) === null))
    throw new MockProblem('CHAMPIONSHIP_NOT_FOUND')
  return found
}

export function requireChampionshipPermission(
  context: TeamRequest,
  permission: ChampionshipPermission,
): ChampionshipRecord {
  requireUser(context)
  const list = context.database.championships
  const found = requireVisible(context, findById(list, context.input.id, 'CHAMPIONSHIP_NOT_FOUND'))
  if (!hasChampionshipPermission(roleOf(context, found), permission)) throw new MockProblem('FORBIDDEN')
  return found
}

export const toChampionship = (
  context: CallerContext,
  record: ChampionshipRecord,
): Schemas['Championship'] => ({
  ...record,
  role: roleOf(context, record),
  is_followed: context.database.championshipFollowers.some(
    (one) => one.championshipId === record.id && one.userId === context.user?.id,
  ),
})

function toSummary(record: ChampionshipRecord): Schemas['ChampionshipSummary'] {
  const { id, url, name, game, format, status, organizer, winner, files } = record
  const { team_size, max_teams, teams_count, waiting_count, is_rated, entry_fee, prizes } = record
  const { registration_opens_at, registration_closes_at, starts_at } = record
  const prize = prizes.find(({ place }) => place === 1)?.description ?? null
  const identity = { id, url, name, game, format, status, organizer, winner }
  const places = { team_size, max_teams, teams_count, waiting_count, is_rated, entry_fee, prize }
  return { ...identity, ...places, registration_opens_at, registration_closes_at, starts_at, files }
}

function toFields({ game_id: gameId, ...fields }: Schemas['ChampionshipInput']) {
  const { id, name } = findById(seedGames, gameId, 'GAME_NOT_FOUND')
  return { ...fields, game: { id, name } }
}

export const championshipHandlers: Handlers<Ids> = {
  listChampionships({ input, database }) {
    const { status, gameId, format, isFree, order } = input
    const found = database.championships.filter(
      (one) =>
        one.status !== 'DRAFT' &&
        matchesSearch(input.search, one.name) &&
        (status === undefined || one.status === status) &&
        (gameId === undefined || one.game.id === gameId) &&
        (format === undefined || one.format === format) &&
        (isFree === undefined || isFree === (one.entry_fee === 0)),
    )
    const sign = order === 'desc' ? -1 : 1
    const sorted = found.toSorted((a, b) => sign * (a.starts_at < b.starts_at ? -1 : 1))
    return toCursorPage(sorted.map(toSummary), input)
  },
  readChampionship: (context) =>
    toChampionship(
      context,
      requireVisible(
        context,
        context.database.championships.find(({ id }) => id === context.input.id),
      ),
    ),
  readChampionshipByUrl: (context) =>
    toChampionship(
      context,
      requireVisible(
        context,
        context.database.championships.find(({ url }) => url === context.input.championshipUrl),
      ),
    ),
  listMyChampionships(context) {
    const { id } = requireUser(context)
    return context.database.championships.filter(({ organizer }) => organizer?.id === id).map(toSummary)
  },
  createChampionship(context) {
    const { database, input } = context
    const { id, nick } = requireUser(context)
    const url = toChampionshipUrl(input.body.name)
    const isTaken = database.championships.some((one) => one.url === url)
    const made: ChampionshipRecord = {
      ...toFields(input.body),
      id: database.nextId('championship'),
      url: isTaken ? `${url}-${database.championships.length}` : url,
      status: 'DRAFT',
      organizer: { id, nick },
      teams_count: 0,
      waiting_count: 0,
      is_rated: false,
      followers_count: 0,
      winner: null,
      files: [],
      seeding_method: null,
      draw_seed: null,
      cancel_reason: null,
      created_at: database.now(),
    }
    database.championships.push(made)
    return toChampionship(context, made)
  },
  updateChampionship(context) {
    const found = requireChampionshipPermission(context, 'edit')
    return toChampionship(context, Object.assign(found, toFields(context.input.body)))
  },
  deleteChampionship(context) {
    const { database } = context
    const found = requireChampionshipPermission(context, 'delete')
    if (found.status !== 'DRAFT') throw new MockProblem('CHAMPIONSHIP_STATUS')
    database.championships = database.championships.filter((one) => one !== found)
    return undefined
  },
  changeChampionshipStatus(context) {
    const { status, reason } = context.input.body
    const found = requireChampionshipPermission(context, status === 'CANCELLED' ? 'cancel' : 'edit')
    if (!championshipTransitions[found.status].includes(status)) throw new MockProblem('CHAMPIONSHIP_STATUS')
    found.status = status
    if (status === 'CANCELLED') found.cancel_reason = reason ?? null
    return toChampionship(context, found)
  },
}
