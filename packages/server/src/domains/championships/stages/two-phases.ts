import type { MemoryStorage } from './memory-storage.ts'
import type { StageSetup } from './types.ts'

/** Whether the stage is played in rounds that are paired one after the other. */
export const hasSwissRounds = ({ format }: Pick<StageSetup, 'format'>): boolean =>
  format === 'SWISS' || format === 'SWISS_THEN_PLAYOFFS'

/** Whether play-offs follow a first phase, whose table seeds them. */
export const hasPlayOffs = ({ format }: Pick<StageSetup, 'format'>): boolean =>
  format === 'GROUPS_THEN_PLAYOFFS' || format === 'SWISS_THEN_PLAYOFFS'

/**
 * The number of the first match that the bracket library makes. Play-offs after Swiss rounds come after all numbers that these can
 * have, however many pairs they had: a match of one phase never has the number of one of the other.
 */
export const firstBracketNumber = (setup: StageSetup): number =>
  hasSwissRounds(setup) ? setup.swissRounds * Math.ceil(setup.entrants.length / 2) : 0

/** Makes the library know everybody in the order of the seeds, which Swiss rounds alone do not. */
export async function addParticipants(storage: MemoryStorage, { entrants }: StageSetup): Promise<void> {
  if (storage.rows.participant.length > 0) return
  await storage.insert(
    'participant',
    entrants.map((name) => ({ tournament_id: 0, name })),
  )
}
