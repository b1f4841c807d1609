import { usualTieBreaks } from '@convoca/sdk/rules'
import type { ChampionshipFormat } from '@convoca/ui'
import type { TieBreak } from '@convoca/ui/app'
import type { Championship } from '../atoms/championship.ts'

const ofOpponents: readonly TieBreak[] = ['BUCHHOLZ', 'BUCHHOLZ_CUT_1']

/** Whether opponents differ, so that their points tell something. */
export const hasSwissRounds = (format: ChampionshipFormat): boolean =>
  format === 'SWISS' || format === 'SWISS_THEN_PLAYOFFS'

/** The tie-breaks of a form: the usual ones of its format until somebody chooses, and only those that tell something in it. */
export function tieBreaksOf(
  format: ChampionshipFormat,
  chosen: readonly TieBreak[] | null | undefined,
): readonly TieBreak[] {
  const all = chosen ?? usualTieBreaks(format)
  return hasSwissRounds(format) ? all : all.filter((tieBreak) => !ofOpponents.includes(tieBreak))
}

/** Null where a championship has the usual ones of its format. */
export function toChosenTieBreaks({
  format,
  tie_breaks: tieBreaks,
}: Pick<Championship, 'format' | 'tie_breaks'>): readonly TieBreak[] | null {
  return tieBreaks === undefined || tieBreaks.join() === usualTieBreaks(format).join() ? null : tieBreaks
}
