import { requireUser, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'readPushKey'
  | 'listPushSubscriptions'
  | 'subscribeToPush'
  | 'unsubscribeFromPush'
  | 'renewPushSubscription'
  | 'unsubscribeFromDigest'

type Row = Context<'listPushSubscriptions'>['database']['pushSubscriptions'][number]

const toSubscription = ({ id, token, at }: Row, caller: string | null) => ({
  id,
  device: token === null ? 'Chrome no Android' : 'Chrome no Windows',
  current: token !== null && token === caller,
  created_at: at,
})

export const pushHandlers: Handlers<Ids> = {
  readPushKey: () => ({
    publicKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  }),
  listPushSubscriptions(context) {
    const { id } = requireUser(context)
    const own = context.database.pushSubscriptions.filter((one) => one.userId === id)
    return own.map((one) => toSubscription(one, context.token))
  },
  subscribeToPush(context) {
    const { database, token } = context
    const { id: userId } = requireUser(context)
    const row = { id: database.nextId('session'), token: token ?? '', userId, at: database.now() }
    database.pushSubscriptions = database.pushSubscriptions.filter((one) => one.token !== row.token)
    database.pushSubscriptions.unshift(row)
    return toSubscription(row, row.token)
  },
  unsubscribeFromPush(context) {
    const { database, input } = context
    const { id: userId } = requireUser(context)
    database.pushSubscriptions = database.pushSubscriptions.filter(
      (one) => one.id !== input.id || one.userId !== userId,
    )
    return undefined
  },
  renewPushSubscription: () => undefined,
  unsubscribeFromDigest: () => undefined,
}
