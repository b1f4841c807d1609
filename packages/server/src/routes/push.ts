import type { Handlers } from './handler.ts'
import {
  listPushSubscriptions,
  renewPushSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '../domains/push/service.ts'

export const pushHandlers = {
  readPushKey: async ({ context }) => ({
    status: 200,
    body: { publicKey: await context.push.publicKey() },
  }),
  listPushSubscriptions: async ({ context }) => ({
    status: 200,
    body: await listPushSubscriptions(context),
  }),
  subscribeToPush: async ({ context, body }) => ({ status: 200, body: await subscribeToPush(context, body) }),
  unsubscribeFromPush: async ({ context, path }) => {
    await unsubscribeFromPush(context, path.id)
    return { status: 204 }
  },
  renewPushSubscription: async ({ context, body }) => {
    await renewPushSubscription(context, body)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
