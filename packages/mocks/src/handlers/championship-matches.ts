import { areReportsEqual, hasChampionshipPermission, hasPermission, joinGames } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MatchRecord } from '../content-tables.ts'
import { MockProblem } from '../problem.ts'
import { type CallerContext, type TeamRequest, findById } from './access.ts'
import { championshipRegistrationHandlers } from './championship-registrations.ts'
import { requireChampionshipPermission, requireVisible, roleOf } from './championships.ts'
import { requireUser, type Handlers } from './handler.ts'

type Ids = 'listMatches' | 'readMatch' | 'readStandings' | 'updateSeeding' | 'reportMatch' | 'ruleMatch'

export type MatchRequest = TeamRequest & { input: { matchId: string } }

function findMatches(context: TeamRequest): MatchRecord[] {
  const { championships, championshipMatches } = context.database
  const { id } = requireVisible(
    context,
    championships.find((one) => one.id === context.input.id),
  )
  return championshipMatches.filter(({ championshipId }) => championshipId === id)
}

export const findMatch = (context: MatchRequest): MatchRecord =>
  findById(findMatches(context), context.input.matchId, 'MATCH_NOT_FOUND')

/** The sides whose reports and pictures the caller may see: before both have reported, the own one and who decides all. */
export function readableSides(context: CallerContext, match: MatchRecord): readonly ('home' | 'away')[] {
  const sides = ['home', 'away'] as const
  if (match.state !== 'READY' || match.is_disputed || match.reports.length > 1) return sides
  const own = findSide(context, match)
  if (own !== null) return [own]
  return canRule(context, match) ? sides : []
}

export function toDetail(context: CallerContext, record: MatchRecord): Schemas['ChampionshipMatchDetail'] {
  const { championshipId: _, reschedule: _reschedule, proofs: _proofs, ...match } = record
  const readable = readableSides(context, record)
  const isHidden = match.reports.some(({ side }) => !readable.includes(side))
  return {
    ...match,
    reported_sides: match.reports.map(({ side }) => side),
    reports: match.reports.filter(({ side }) => readable.includes(side)),
    log: match.log.map((entry) => ({
      ...entry,
      ...(isHidden && entry.action === 'REPORTED' && { home_score: null, away_score: null }),
    })),
  }
}

export function toSummary({
  championshipId: _,
  reschedule: _reschedule,
  proofs: _proofs,
  reports: _reports,
  reported_sides: _sides,
  log: _log,
  games: _games,
  ...summary
}: MatchRecord): Schemas['ChampionshipMatch'] {
  return summary
}

/** The side in whose roster or team's lead the caller is. */
export function findSide(context: CallerContext, match: MatchRecord): 'home' | 'away' | null {
  const { database, user } = context
  for (const side of ['home', 'away'] as const) {
    const team = database.teams.find(({ id }) => id === match[side]?.id)
    if (team?.members.some(({ userId }) => userId === user?.id)) return side
  }
  return null
}

/** Nobody decides about a match in which their team, or one of the organiser's staff, plays. */
export function canRule(context: CallerContext, match: MatchRecord): boolean {
  const { database, user } = context
  const championship = findById(database.championships, match.championshipId, 'CHAMPIONSHIP_NOT_FOUND')
  if (user === null || !hasChampionshipPermission(roleOf(context, championship), 'ruleMatches')) return false
  const people = new Set([user.id])
  if (championship.organizer?.id === user.id)
    for (const one of database.championshipStaff)
      if (one.championshipId === championship.id && one.is_confirmed) people.add(one.user.id)
  return ![match.home, match.away].some((side) =>
    database.teams.some(
      ({ id, members }) => id === side?.id && members.some(({ userId }) => people.has(userId)),
    ),
  )
}

/** The side for which the caller may report. */
export function sideOf({ database, user }: CallerContext, { home, away }: MatchRecord): 'home' | 'away' {
  const canReport = (teamId: string | undefined): boolean => {
    const members = database.teams.find(({ id }) => id === teamId)?.members ?? []
    const role = members.find(({ userId }) => userId === user?.id)?.role
    return role !== undefined && hasPermission(role, 'enterChampionships')
  }
  if (canReport(home?.id)) return 'home'
  if (canReport(away?.id)) return 'away'
  throw new MockProblem('FORBIDDEN')
}

export function close(
  match: MatchRecord,
  { home_score, away_score }: Schemas['MatchReport'],
  isForfeit: boolean,
): void {
  const winner = home_score > away_score ? 'home' : 'away'
  const result = { home_score, away_score, winner, is_forfeit: isForfeit } as const
  Object.assign(match, { ...result, state: 'CLOSED', is_disputed: false })
}

export function log(
  { database, user }: CallerContext,
  match: MatchRecord,
  action: Schemas['MatchLogEntry']['action'],
  {
    home_score = null,
    away_score = null,
    reason = null,
    side = null,
  }: Partial<Schemas['MatchLogEntry']> = {},
): void {
  const said = { side, home_score, away_score, reason }
  match.log.push({ action, actor: user?.nick ?? null, ...said, created_at: database.now() })
  match.revision += 1
}

function countPlaces(matches: readonly MatchRecord[]): Schemas['ChampionshipPlace'][] {
  const places = new Map<string, Omit<Schemas['ChampionshipPlace'], 'rank'>>()
  for (const match of matches)
    for (const side of ['home', 'away'] as const) {
      const team = match[side]
      if (team === null) continue
      const empty = { team, points: 0, played: 0, wins: 0, losses: 0, game_difference: 0, buchholz: 0 }
      const place = places.get(team.id) ?? empty
      places.set(team.id, place)
      if (match.state !== 'CLOSED') continue
      const difference = (match.home_score ?? 0) - (match.away_score ?? 0)
      place.played += 1
      place.game_difference += side === 'home' ? difference : -difference
      place[match.winner === side ? 'wins' : 'losses'] += 1
      place.points = place.wins
    }
  const sorted = [...places.values()].toSorted((a, b) => b.points - a.points)
  return sorted.map((place, index) => ({ ...place, rank: index + 1 }))
}

export const championshipMatchHandlers: Handlers<Ids> = {
  listMatches: (context) => findMatches(context).map(toSummary),
  readMatch: (context) => toDetail(context, findMatch(context)),
  readStandings: (context) => ({ places: countPlaces(findMatches(context)), groups: [] }),
  updateSeeding(context) {
    const { database, input } = context
    const championship = requireChampionshipPermission(context, 'seed')
    const { method } = input.body
    championship.seeding_method = method
    championship.draw_seed = method === 'DRAW' ? '0'.repeat(32) : null
    const own = database.championshipRegistrations.filter((one) => one.championshipId === championship.id)
    for (const [index, one] of own.entries()) one.seed = index + 1
    return championshipRegistrationHandlers.listChampionshipRegistrations({
      ...context,
      input: { id: input.id },
    })
  },
  reportMatch(context) {
    requireUser(context)
    const match = findMatch(context)
    const { games = [], ...body } = context.input.body
    const side = sideOf(context, match)
    if (match.state !== 'READY') throw new MockProblem('MATCH_NOT_OPEN')
    const other = match.reports.find((report) => report.side !== side)
    const own = { side, ...body, games }
    match.reports = [...(other ? [other] : []), own]
    log(context, match, 'REPORTED', { ...body, side })
    if (!other) return toDetail(context, match)
    if (areReportsEqual(own, other)) {
      log(context, match, 'AGREED', { ...body, side })
      match.games = joinGames(games, other.games)
      close(match, body, false)
    } else if (!match.is_disputed) {
      log(context, match, 'DISPUTED', { ...body, side })
      match.is_disputed = true
    }
    return toDetail(context, match)
  },
  ruleMatch(context) {
    requireChampionshipPermission(context, 'ruleMatches')
    const match = findMatch(context)
    if (!canRule(context, match)) throw new MockProblem('OWN_MATCH')
    const { is_forfeit: isForfeit, games = [], ...ruling } = context.input.body
    if (match.state !== 'READY' && match.state !== 'CLOSED') throw new MockProblem('MATCH_NOT_OPEN')
    log(context, match, match.state === 'CLOSED' ? 'CORRECTED' : 'RULED', ruling)
    match.games = games
    close(match, ruling, isForfeit)
    return toDetail(context, match)
  },
}
