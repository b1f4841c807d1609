import { queryClientAtom, storageAtom, tokenAtom, tokenKey } from './client.ts'
import { ownBuild } from './new-version.ts'
import { clearOfflineCache, openOfflineCache } from './offline-cache.ts'
import type { OfflineCache } from './offline-cache.ts'
import type { AppStore } from './store.ts'

/** The server has forgotten the subscription with the session; the browser would keep it. */
async function unsubscribeFromPush() {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/**
 * Keeps a copy of what the session reads for when there is no connection, and deletes it with the session: at a log-out,
 * when the session has ended, and when another one begins, in this tab or in another. Resolves once the copy of an
 * earlier visit can be read, where it is needed.
 */
export async function keepOfflineCopy(store: AppStore, isNeeded: boolean): Promise<void> {
  const queries = store.get(queryClientAtom)

  const open = async (token: string | null): Promise<OfflineCache | null> => {
    if (token !== null)
      return openOfflineCache({
        token,
        queries,
        build: ownBuild() ?? '',
        isCurrent: () => store.get(storageAtom)?.getItem(tokenKey) === token,
      })
    await clearOfflineCache()
    return null
  }

  async function replace(previous: Promise<OfflineCache | null>) {
    const cache = await previous
    cache?.stop()
    if (cache) await unsubscribeFromPush().catch(() => undefined)
    return open(store.get(tokenAtom))
  }

  // The app works without a copy if nothing can be stored, such as in a private window.
  let copy = open(store.get(tokenAtom)).catch(() => null)
  store.sub(tokenAtom, () => {
    copy = replace(copy).catch(() => null)
  })
  const restore = async () => (await copy)?.restore().catch(() => undefined)
  window.addEventListener('offline', () => void restore())
  window.addEventListener('online', () => void queries.invalidateQueries())
  if (isNeeded) await restore()
}
