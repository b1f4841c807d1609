import { type Rows, everybody, nothing, signedIn } from '../row.ts'

export const notificationRows = {
  readDashboard: { call: nothing, outcomes: signedIn(200) },
  listUnreadNotifications: { call: nothing, outcomes: signedIn(200, { partner: 200 }) },
  listNotifications: { call: nothing, outcomes: signedIn(200, { partner: 200 }) },
  markNotificationRead: {
    call: (scenario) => ({ path: { id: scenario.notificationId } }),
    outcomes: signedIn('NOTIFICATION_NOT_FOUND', { invitee: 200, partner: 200 }),
  },
  markAllNotificationsRead: { call: nothing, outcomes: signedIn(200, { partner: 200 }) },
  deleteNotification: {
    call: (scenario) => ({ path: { id: scenario.notificationId } }),
    outcomes: signedIn('NOTIFICATION_NOT_FOUND', { invitee: 204, partner: 204 }),
  },
  // A mail program has no session: the token alone decides.
  unsubscribeFromDigest: {
    call: (scenario) => ({ query: { token: scenario.digestToken } }),
    outcomes: everybody(204),
  },
} satisfies Rows
