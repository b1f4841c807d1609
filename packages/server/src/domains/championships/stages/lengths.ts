import type { StageMatch, StageSetup } from './types.ts'

/** Games of a match by round; the last entry counts for all later rounds and for the final of both brackets. */
export function lengthOf(
  { bestOf }: Pick<StageSetup, 'bestOf'>,
  { bracket, round }: Pick<StageMatch, 'bracket' | 'round'>,
): number {
  const ofRound = bracket === 'FINAL' ? undefined : bestOf[round - 1]
  return ofRound ?? bestOf.at(-1) ?? 1
}

/** The games that win a match, which a team gets against one that does not play. */
export const neededWins = (
  setup: Pick<StageSetup, 'bestOf'>,
  match: Pick<StageMatch, 'bracket' | 'round'>,
): number => (lengthOf(setup, match) + 1) / 2
