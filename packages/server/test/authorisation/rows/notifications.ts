import { type Rows, nothing, signedIn } from '../row.ts'

export const notificationRows = {
  listUnreadNotifications: { call: nothing, outcomes: signedIn(200) },
  listNotifications: { call: nothing, outcomes: signedIn(200) },
  markNotificationRead: {
    call: (scenario) => ({ path: { id: scenario.notificationId } }),
    outcomes: signedIn('NOTIFICATION_NOT_FOUND', { invitee: 200 }),
  },
  markAllNotificationsRead: { call: nothing, outcomes: signedIn(200) },
  deleteNotification: {
    call: (scenario) => ({ path: { id: scenario.notificationId } }),
    outcomes: signedIn('NOTIFICATION_NOT_FOUND', { invitee: 204 }),
  },
} satisfies Rows
