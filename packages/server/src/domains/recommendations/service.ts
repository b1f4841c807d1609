import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { toListItem } from '../teams/mappers.ts'
import { findTeamPage } from '../teams/queries.ts'
import { findMatchingPlayers, findMatchingTeams } from './repository.ts'
import { viewerOf } from '../users/service.ts'

type Reason = Schemas['RecommendationReason']
type Recommendations = Schemas['Recommendations']

/** The reasons that hold, in the order given: the strongest first. */
function toReasons(held: readonly (readonly [Reason, boolean])[]): Reason[] {
  return held.filter(([, holds]) => holds).map(([reason]) => reason)
}

async function recommendPlayers(context: Context): Promise<Schemas['PlayerRecommendation'][]> {
  const rows = await findMatchingPlayers(context.db, context.actor.userId, viewerOf(context))
  return rows.map(({ id, name, nick, files, ...match }) => ({
    kind: 'PLAYER',
    reasons: toReasons([
      ['POSITION_MISSING', match.wanted],
      ['FREE_TO_JOIN', match.is_free],
      ['SAME_RANK', match.same_rank],
      ['SAME_HOURS', match.same_hours],
      ['SAME_GAME', true],
    ]),
    player: { id, name, nick, files },
  }))
}

async function recommendTeams({ db, actor }: Context): Promise<Schemas['TeamRecommendation'][]> {
  const matches = await findMatchingTeams(db, actor.userId)
  if (matches.length === 0) return []
  const ids = matches.map(({ id }) => id)
  const { rows } = await findTeamPage(db, {
    viewerId: actor.userId,
    ids,
    order: 'asc',
    page: 1,
    limit: ids.length,
  })
  const teams = new Map(rows.map((row) => [row.id, toListItem(row, actor.userId)]))
  return matches.flatMap(({ id, wanted, same_hours }) => {
    const team = teams.get(id)
    if (team === undefined) return []
    const reasons = toReasons([
      ['POSITION_WANTED', wanted],
      ['SAME_HOURS', same_hours],
      ['SAME_GAME', true],
      ['RECRUITING', true],
    ])
    return [{ kind: 'TEAM' as const, reasons, team }]
  })
}

/** Recommends both as the documented list and as the contract's two lists. */
export async function listRecommendations(context: Context): Promise<Recommendations> {
  const players = await recommendPlayers(context)
  const teams = await recommendTeams(context)
  const list = [...players, ...teams].toSorted((a, b) => b.reasons.length - a.reasons.length)
  return { players: players.map(({ player }) => player), teams: teams.map(({ team }) => team), list }
}
