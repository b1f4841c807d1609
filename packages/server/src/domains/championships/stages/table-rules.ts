import { usualTieBreaks } from '@convoca/sdk/rules'
import type { TieBreakRules } from './tie-breaks.ts'
import type { StageSetup } from './types.ts'

/** The rules by which the tables of a stage are ordered. */
export const tableRulesOf = ({
  format,
  entrants,
  tieBreaks,
  winPoints,
  lotSeed,
}: StageSetup): TieBreakRules => ({
  entrants,
  tieBreaks: tieBreaks ?? usualTieBreaks(format),
  winPoints: winPoints ?? 1,
  lotSeed: lotSeed ?? '',
})
