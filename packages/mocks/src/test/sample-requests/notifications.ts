import { seedNotifications } from '@convoca/fixtures'
import type { SampleRequests } from './samples.ts'

const pushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

export const notifications = {
  listUnreadNotifications: {},
  listNotifications: { query: '?page=2&limit=8' },
  markNotificationRead: { params: { id: seedNotifications[0]?.id } },
  markAllNotificationsRead: {},
  deleteNotification: { params: { id: seedNotifications[0]?.id } },
  readPushKey: {},
  listPushSubscriptions: {},
  subscribeToPush: { body: pushSubscription },
  unsubscribeFromPush: { params: { id: '01989d2e-0008-7000-8000-000000000384' } },
  unsubscribeFromDigest: { params: { token: 'mailed' } },
  renewPushSubscription: { body: { endpoint: pushSubscription.endpoint, subscription: pushSubscription } },
} satisfies SampleRequests
