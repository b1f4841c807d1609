import { usualTieBreaks } from '@convoca/sdk/rules'
import type { ChampionshipRow } from '../repository.ts'
import type { StageSetup } from '../stages/types.ts'

/** The set-up from which the stage of a championship is made, with its teams by their seeds. */
export function toSetup(row: ChampionshipRow, entrants: readonly string[], lotSeed: string): StageSetup {
  const rounds = Math.ceil(Math.log2(entrants.length))
  return {
    format: row.format,
    entrants,
    groupCount: row.group_count ?? 1,
    qualifiersPerGroup: row.qualifiers_per_group ?? 2,
    swissRounds: row.swiss_rounds ?? Math.max(1, rounds),
    bestOf: row.best_of,
    lengths: { groups: row.best_of_groups, grandFinal: row.best_of_grand_final },
    hasThirdPlace: row.has_third_place,
    grandFinal: row.grand_final,
    allowsDraws: row.allows_draws,
    tieBreaks: row.tie_breaks ?? usualTieBreaks(row.format),
    winPoints: row.win_points,
    lotSeed,
    playOffs: { format: row.playoffs_format ?? 'SINGLE_ELIMINATION', teams: row.playoffs_teams },
  }
}
