import type { Handlers } from './handler.ts'
import {
  listPushSubscriptions,
  renewPushSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '../domains/push/service.ts'

export const pushHandlers = {
  readPushKey: async ({ context }) => ({ publicKey: await context.push.publicKey() }),
  listPushSubscriptions: ({ context }) => listPushSubscriptions(context),
  subscribeToPush: ({ context, body }) => subscribeToPush(context, body),
  unsubscribeFromPush: ({ context, path }) => unsubscribeFromPush(context, path.id),
  renewPushSubscription: ({ context, body }) => renewPushSubscription(context, body),
} satisfies Partial<Handlers>
