import type { PushJob } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { endOfQuietHours } from '../notifications/quiet-hours.ts'
import { readNotifications } from '../inbox/service.ts'
import { deleteGoneSubscription, findTarget } from './repository.ts'
import { toMessage } from './rules.ts'
import { deliveryOf } from '../notifications/push-delivery.ts'

/** A message for one browser. */
export interface PushRequest {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  payload: string
  ttl: number
  urgency: 'normal' | 'high'
}

/** Sends messages to push services; rejects where it should be tried again. */
export interface PushSender {
  publicKey(): Promise<string>
  /** `gone`: the browser has ended the subscription. */
  send(request: PushRequest): Promise<'sent' | 'gone' | 'refused'>
}

interface DeliveryServices {
  db: Db
  sender: Pick<PushSender, 'send'>
  now: () => Date
}

type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>

function isWanted(
  { notifications, quiet_from: from, quiet_until: until }: Target,
  type: string,
  now: Date,
): boolean {
  if (notifications?.some((kind) => kind.type === type && (!kind.inApp || kind.push === false))) return false
  const quiet = from === null || until === null ? null : { from, until }
  return endOfQuietHours(quiet, now) === null
}

/** Sends a queued notification to one device, unless it was read, is too old or not wanted now. */
export async function deliverPush({ db, sender, now }: DeliveryServices, job: PushJob): Promise<void> {
  const target = await findTarget(db, job.subscriptionId, now())
  const [found] = await readNotifications({ db }, [job.notificationId])
  // The session has ended, it belongs to another user now, or the notification was deleted.
  if (target === null || found === undefined || found.userId !== target.user_id) return
  const { notification } = found
  const delivery = deliveryOf(notification)
  const { isReplacement = false } = job
  if (delivery === null || notification.isRead) return
  // A message that replaces a text makes no sound, in quiet hours neither.
  if (!isReplacement && (found.isWithdrawn || !isWanted(target, notification.type, now()))) return
  const age = Math.floor((now().getTime() - Date.parse(notification.createAt)) / 1000)
  if (age >= delivery.ttl) return
  const result = await sender.send({
    subscription: { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    payload: JSON.stringify({ ...toMessage(notification), ...(isReplacement ? { isReplacement } : {}) }),
    ttl: delivery.ttl - Math.max(age, 0),
    urgency: isReplacement ? 'normal' : delivery.urgency,
  })
  if (result === 'gone') await deleteGoneSubscription(db, target.id, target.endpoint)
}
