import { ensureUserAtom, signedInAtom } from '../atoms/session.ts'
import { isStartingAtom } from '../atoms/site.ts'
import type { AppStore } from '../atoms/store.ts'
import type { PageContext } from './root.ts'

/** Milliseconds that the first page waits for its data; after that it takes input without them. */
const MAX_WAIT = 800

/**
 * The id of the user whose session the page has. The server does not know it: the page's inline script puts
 * it in (`start-page.ts`).
 */
async function findUserId({ isServer, store }: PageContext): Promise<string | undefined> {
  if (import.meta.env.SSR && isServer) return store.get(signedInAtom) ? 'own-user-id' : undefined
  return (await store.set(ensureUserAtom))?.id
}

/**
 * The loader of a member's screen whose module has `prefetch`: that reads what the screen shows while it loads and renders;
 * the screen itself shows what failed. A page that the server has rendered keeps its skeleton until then, instead of
 * rendering another one. The server only finds out which calls these are: its page sends them before the app's script is
 * there.
 */
export function prefetchScreen<Params, Deps>(
  { context, params, deps }: { context: PageContext; params: Params; deps: Deps },
  load: () => Promise<{
    prefetch: (store: AppStore, visit: { userId: string; params: Params; deps: Deps }) => Promise<unknown>
  }>,
): Promise<unknown> | undefined {
  const { store, isServer } = context
  async function read() {
    const userId = await findUserId(context)
    if (userId !== undefined) await (await load()).prefetch(store, { userId, params, deps })
  }
  const reading = read().catch(() => undefined)
  if (import.meta.env.SSR && isServer) return reading
  if (!store.get(isStartingAtom)) return undefined
  return Promise.race([reading, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])
}
