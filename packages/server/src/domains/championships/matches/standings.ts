import type { Schemas } from '../../../contract/types.ts'
import type { Db } from '../../../database/schema.ts'
import { toTeam } from '../mappers.ts'
import { findEntrants } from './matches-repository.ts'
import { findStage } from '../stages/stage-repository.ts'
import { rankGroups, rankStage } from '../stages/stage.ts'

/** The tables of a championship; empty before it starts. */
export async function findStandings(
  db: Db,
  championshipId: string,
): Promise<Schemas['ChampionshipStandings']> {
  const stage = await findStage(db, championshipId)
  if (stage === null) return { places: [], groups: [] }
  const teams = new Map(
    (await findEntrants(db, championshipId)).map(
      ({ registration_id: id, team_id: _team, player_id: _player, ...entrant }) => [id, toTeam(entrant)],
    ),
  )
  const toPlaces = (standings: ReturnType<typeof rankStage>): Schemas['ChampionshipPlace'][] =>
    standings.map((standing) => ({
      rank: standing.rank,
      team: teams.get(standing.entrant) ?? null,
      points: standing.points,
      played: standing.played,
      wins: standing.wins,
      ...(standing.draws > 0 && { draws: standing.draws }),
      losses: standing.losses,
      game_difference: standing.gameDifference,
      buchholz: standing.buchholz,
      buchholz_cut_1: standing.buchholzCut1,
      games_won: standing.gamesWon,
      decided_by: standing.decidedBy,
    }))
  return { places: toPlaces(rankStage(stage)), groups: rankGroups(stage).map(toPlaces) }
}
