import type { Context } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { substitutePlayer } from '../domains/championships/rosters/own-rosters.ts'

/** A substitute of the team plays for its last starter, if it has one. */
export async function substituteLast(
  owner: Context,
  target: { championshipId: string; registrationId: string },
  roster: Schemas['RegistrationInput']['roster'],
): Promise<void> {
  const out = roster.findLast(({ role }) => role === 'STARTER')
  const comer = roster.find(({ role }) => role === 'SUBSTITUTE')
  if (out === undefined || comer === undefined) return
  await substitutePlayer(owner, target, { out_user_id: out.user_id, in_user_id: comer.user_id })
}
