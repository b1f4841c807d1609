import { ECDH } from 'node:crypto'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { fieldError, refuseInvalid } from '../../errors.ts'
import { deleteOwnSubscription, findSubscriptions, replaceEndpoint, saveSubscription } from './repository.ts'
import { isPushEndpoint } from './rules.ts'

const MAX_LISTED = 200

/** Whether it is a point of the curve: others cannot be encrypted for. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function checkSubscription(
  { config }: Pick<Context, 'config'>,
  { endpoint, keys }: Schemas['PushSubscriptionInput'],
  path = '',
): void {
  refuseInvalid([
    ...(isPushEndpoint(endpoint, config.pushStandIn)
      ? []
      : [fieldError(`${path}endpoint`, 'INVALID_VALUE', 'must be of a known push service')]),
    ...(isPublicKey(keys.p256dh)
      ? []
      : [fieldError(`${path}keys.p256dh`, 'INVALID_VALUE', 'must be a point of P-256')]),
  ])
}

export async function listPushSubscriptions(context: Context): Promise<Schemas['PushSubscription'][]> {
  const { db, actor, now } = context
  const rows = await findSubscriptions(db, actor.userId, { now: now(), limit: MAX_LISTED })
  return rows.map(({ id, device, session_id, created_at }) => ({
    id,
    device,
    current: session_id === actor.sessionId,
    created_at: created_at.toISOString(),
  }))
}

export async function subscribeToPush(
  context: Context,
  input: Schemas['PushSubscriptionInput'],
): Promise<Schemas['PushSubscription']> {
  checkSubscription(context, input)
  const id = await saveSubscription(context.db, context.actor.sessionId, input)
  const saved = (await listPushSubscriptions(context)).find((subscription) => subscription.id === id)
  if (saved === undefined) throw new Error('A saved subscription is not listed')
  return saved
}

export async function unsubscribeFromPush({ db, actor }: Context, id: string): Promise<void> {
  await deleteOwnSubscription(db, actor.userId, id)
}

/** The old endpoint is known to its browser and the push service alone. */
export async function renewPushSubscription(
  context: GuestContext,
  { endpoint, subscription }: Schemas['PushRenewalInput'],
): Promise<void> {
  checkSubscription(context, subscription, 'subscription.')
  await replaceEndpoint(context.db, endpoint, subscription, context.now())
}
