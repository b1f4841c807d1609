import { newBrowser } from '../../push-stand-in.ts'
import { type Rows, everybody, nothing, signedIn } from '../row.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/authorisation'

export const pushRows = {
  readPushKey: { call: nothing, outcomes: everybody(200) },
  listPushSubscriptions: { call: nothing, outcomes: signedIn(200) },
  subscribeToPush: {
    call: (_scenario, actor) => ({ body: { endpoint: `${endpoint}-${actor}`, keys: newBrowser().keys } }),
    outcomes: signedIn(200),
  },
  // Nobody learns whether the id is another's.
  unsubscribeFromPush: {
    call: (scenario) => ({ path: { id: scenario.sessionId } }),
    outcomes: signedIn(204),
  },
  renewPushSubscription: {
    call: () => ({
      body: { endpoint, subscription: { endpoint: `${endpoint}-new`, keys: newBrowser().keys } },
    }),
    outcomes: everybody(204),
  },
} satisfies Rows
