import type { Field } from '../../forms/field.ts'

export type TeamWizardStep = 1 | 2 | 3

export interface TeamWizardFields {
  name: Field
  /** Reaches `onChange` in capitals. */
  teamTag: Field
  /** Id of the game; empty = none chosen. */
  gameId: Field
  description: Field
}
