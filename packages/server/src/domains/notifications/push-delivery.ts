import type { Schemas } from '../../contract/types.ts'

const HOUR = 60 * 60

interface Delivery {
  /** Seconds until it is no longer of use. */
  ttl: number
  urgency: 'normal' | 'high'
}

/** The kinds that reach a device while the app is closed. */
const deliveries: Partial<Record<Schemas['NotificationType'], Delivery>> = {
  TEAM_INVITE: { ttl: 24 * HOUR, urgency: 'normal' },
  SCHEDULE_INVITE: { ttl: 12 * HOUR, urgency: 'normal' },
  // A reminder comes an hour before the event.
  EVENT_ANNOUNCE: { ttl: HOUR, urgency: 'high' },
  // A player who misses these misses the match.
  CHAMPIONSHIP_MATCH_CODE: { ttl: HOUR, urgency: 'high' },
  CHAMPIONSHIP_MATCH_IS_CLOSE: { ttl: HOUR, urgency: 'high' },
  CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15: { ttl: HOUR / 4, urgency: 'high' },
  CHAMPIONSHIP_MATCH_RESCHEDULE: { ttl: 12 * HOUR, urgency: 'high' },
  CHAMPIONSHIP_MATCH_CANCEL: { ttl: 12 * HOUR, urgency: 'high' },
}

/** Messages are announcements of their conversation. */
const message: Delivery = { ttl: 12 * HOUR, urgency: 'high' }

export function deliveryOf(
  notification: { type: Schemas['NotificationType']; conversationId?: string | null } | undefined,
): Delivery | null {
  if (notification === undefined) return null
  return (notification.conversationId ?? null) === null ? (deliveries[notification.type] ?? null) : message
}
