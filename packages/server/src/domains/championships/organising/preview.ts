import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { DomainError } from '../../../errors.ts'
import { requireVisible } from '../access.ts'
import { hasChampionshipPermission } from '@convoca/contract/rules'
import { toTeam } from '../mappers.ts'
import { findEntrants } from '../matches/matches-repository.ts'
import { matchRulesOf } from '../stages/lengths.ts'
import { createStage, listMatches } from '../stages/stage.ts'
import { findSeeding } from './seeding.ts'
import { toSetup } from './stage-setup.ts'

const lengths = [1, 2, 3, 5, 7] as const

/** The matches that the start would make now, without making them. */
export async function previewBracket(
  context: Context,
  id: string,
): Promise<Schemas['ChampionshipMatchList']> {
  const { db } = context
  const { row, role } = await requireVisible(context, { id })
  if (!hasChampionshipPermission(role, 'seed')) throw new DomainError('FORBIDDEN')
  if (row.status !== 'REGISTRATION' && row.status !== 'CHECK_IN') throw new DomainError('CHAMPIONSHIP_STATUS')
  const entrants = await findSeeding(context, row)
  const { setup, ...stage } = await previewStage(toSetup(row, entrants, ''))
  const teams = new Map(
    (await findEntrants(db, row.id)).map(
      ({ registration_id: registrationId, team_id: _team, player_id: _player, ...entrant }) => [
        registrationId,
        toTeam(entrant),
      ],
    ),
  )
  const teamOf = (entrant: string | null) => (entrant === null ? null : (teams.get(entrant) ?? null))
  return stage.matches.map(({ home, away, outcome: _, state, ...match }) => {
    const { bestOf, headStart, allowsDraws } = matchRulesOf(setup, match)
    return {
      ...match,
      id: newId(),
      state: state === 'NOT_NEEDED' ? 'WAITING' : state,
      best_of: lengths.find((allowed) => allowed === bestOf) ?? 1,
      ...(headStart > 0 && { head_start: 1 as const }),
      ...(allowsDraws && { allows_draws: true as const }),
      home: teamOf(home),
      away: teamOf(away),
      home_score: null,
      away_score: null,
      winner: null,
      is_forfeit: false,
      is_disputed: false,
      scheduled_at: null,
      home_checked_in: false,
      away_checked_in: false,
      revision: 1,
    }
  })
}

/** Fewer than two teams have no match, which the stage does not know. */
async function previewStage(setup: ReturnType<typeof toSetup>) {
  if (setup.entrants.length < 2) return { setup, matches: [] }
  const groupCount = Math.max(1, Math.min(setup.groupCount, Math.floor(setup.entrants.length / 2)))
  const shown = { ...setup, groupCount }
  return { setup: shown, matches: listMatches(await createStage(shown)) }
}
