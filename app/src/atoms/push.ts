import { listPushSubscriptions, readPushKey, subscribeToPush, unsubscribeFromPush } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

const pushKey = ['push'] as const

/** The devices that get notifications while the app is closed. */
export const pushDevicesAtom = atomsWithQuery((convoca: Convoca, _none: undefined) =>
  queryOptions({
    queryKey: pushKey,
    queryFn: ({ signal }) => listPushSubscriptions(convoca, {}, { signal }),
    staleTime: 0,
  }),
)(undefined)

/** The state of push messages in this browser. `install`: an iPhone allows them for installed apps alone. */
export type PushSupport = 'possible' | 'denied' | 'install' | 'none'

const supportOf = (permission: NotificationPermission): PushSupport =>
  permission === 'denied' ? 'denied' : 'possible'

function readSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return supportOf(Notification.permission)
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none'
}

const supportAtom = atom<PushSupport>('possible')
supportAtom.onMount = (set) => set(readSupport())

/** Setting it reads it again, after the browser has asked. */
export const pushSupportAtom = atom(
  (get) => get(supportAtom),
  (_get, set) => set(supportAtom, readSupport()),
)

const findManager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager

const refresh = refetchOnSettled(() => [pushKey])

async function subscribe(convoca: Convoca): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const manager = await findManager()
  if (!manager) throw new Error('There is no service worker')
  const { publicKey } = await readPushKey(convoca)
  // One with another key would be in the way.
  await (await manager.getSubscription())?.unsubscribe()
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys } = subscription.toJSON()
  const body = { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
  try {
    await subscribeToPush(convoca, { body })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

/** Asks for the browser's permission and, where it is given, subscribes this device. */
export const turnOnPushAtom = atomWithWrite(
  'turnOnPush',
  (convoca, _none: void) => subscribe(convoca),
  refresh,
)

interface PushDevice {
  id: string
  current: boolean
}

export const turnOffPushAtom = atomWithWrite(
  'turnOffPush',
  async (convoca, { id, current }: PushDevice) => {
    await unsubscribeFromPush(convoca, { id })
    if (current) await (await (await findManager())?.getSubscription())?.unsubscribe()
  },
  refresh,
)
