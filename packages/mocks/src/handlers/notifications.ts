import { MockProblem } from '../problem.ts'
import { notificationShape, pageOf } from '../shapes.ts'
import type { World, WorldNotification } from '../world.ts'
import { signedIn, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listUnreadNotifications'
  | 'listNotifications'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
  | 'deleteNotification'

/** A user's notifications, newest first. */
function ownOf(world: World, userId: string): WorldNotification[] {
  const own = world.notifications.filter((one) => one.userId === userId)
  return own.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

function oneOf(context: Context<'markNotificationRead' | 'deleteNotification'>): WorldNotification {
  const { id: userId } = signedIn(context)
  const found = context.world.notifications.find(
    (one) => one.id === context.input.id && one.userId === userId,
  )
  if (!found) throw new MockProblem(404, 'NOTIFICATION_NOT_FOUND')
  return found
}

export const notificationHandlers: Handlers<Ids> = {
  listUnreadNotifications(context) {
    const unread = ownOf(context.world, signedIn(context).id).filter((one) => !one.isRead)
    return unread.map((one) => notificationShape(context.world, one))
  },
  listNotifications(context) {
    const own = ownOf(context.world, signedIn(context).id)
    return pageOf(
      own.map((one) => notificationShape(context.world, one)),
      context.input,
      8,
    )
  },
  markNotificationRead(context) {
    const found = oneOf(context)
    found.isRead = true
    return notificationShape(context.world, found)
  },
  markAllNotificationsRead(context) {
    const unread = ownOf(context.world, signedIn(context).id).filter((one) => !one.isRead)
    for (const one of unread) one.isRead = true
    return { count: unread.length }
  },
  deleteNotification(context) {
    const found = oneOf(context)
    context.world.notifications = context.world.notifications.filter((one) => one !== found)
    return undefined
  },
}
