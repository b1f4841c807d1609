import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, fieldError, refuseInvalid } from '../../errors.ts'
import { requireOwnAccount } from './own-account.ts'
import { findPreferences, upsertPreferences } from './preferences-repository.ts'

export async function readPreferences(context: Context, userId: string): Promise<Schemas['Preferences']> {
  requireOwnAccount(context, userId)
  const preferences = await findPreferences(context.db, context.actor.userId)
  if (preferences === null) throw new DomainError('USER_NOT_FOUND')
  return preferences
}

export async function updatePreferences(
  context: Context,
  userId: string,
  input: Schemas['Preferences'],
): Promise<Schemas['Preferences']> {
  requireOwnAccount(context, userId)
  const types = input.notifications.map(({ type }) => type)
  const quiet = input.quiet_hours ?? null
  refuseInvalid([
    ...types.flatMap((type, index) =>
      types.indexOf(type) === index
        ? []
        : [fieldError(`notifications.${index}.type`, 'INVALID_VALUE', 'must be another type')],
    ),
    ...(quiet !== null && quiet.from === quiet.until
      ? [fieldError('quiet_hours.until', 'INVALID_VALUE', 'must be another time')]
      : []),
  ])
  const before = await readPreferences(context, userId)
  await upsertPreferences(context.db, context.actor.userId, { ...input, quiet_hours: quiet })
  const after = await readPreferences(context, userId)
  if (before.presence !== after.presence)
    await context.realtime.publishPresence(context, { userId: context.actor.userId })
  return after
}
