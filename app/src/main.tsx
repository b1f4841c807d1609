import { hydrate } from '@tanstack/query-core'
import { setNonce } from 'get-nonce'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@convoca/ui/styles.css'
import { App } from './App.tsx'
import { queryClientAtom, tokenAtom } from './atoms/client.ts'
import { isShell } from './atoms/connection.ts'
import { createLazyClient } from './atoms/lazy-client.ts'
import { isStartingAtom, originAtom } from './atoms/site.ts'
import { registerWorkerAtom } from './atoms/service-worker.ts'
import { createAppStore } from './atoms/store.ts'
import { followSystemAppearanceAtom } from './atoms/theme.ts'
import { viewAtom } from './atoms/view.ts'
import { whenIdle } from './hooks/lazy-part.ts'
import { toReadablePath } from './navigation/readable-path.ts'
import { readPageState } from './rendering/page-state.ts'
import { isSameView, toViewCookie } from './rendering/view.ts'
import { createAppRouter } from './routes/router.tsx'
import type { AppRouter } from './routes/router.tsx'

// Dialogs lock scrolling with a style element of their own, which needs the page's CSP nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const store = createAppStore({
  createClient: createLazyClient,
  baseUrl: '/api',
  storage: window.localStorage,
})
store.set(followSystemAppearanceAtom)

const keepView = () => {
  document.cookie = toViewCookie(store.get(viewAtom), location.protocol === 'https:')
}
store.sub(viewAtom, keepView)
keepView()

/** The elements that `PageHead` renders. React adopts them when it hydrates, and adds its own otherwise. */
const renderedHead =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"]'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Before the router reads the address.
const readablePath = toReadablePath(location.pathname)
if (readablePath !== location.pathname) {
  history.replaceState(history.state, '', `${readablePath}${location.search}${location.hash}`)
}

const rendered = readPageState()
if (rendered) {
  store.set(originAtom, rendered.origin)
  hydrate(store.get(queryClientAtom), rendered.queries)
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Does what was pressed before the page took input. */
async function replayEarlyInput() {
  const { earlyInput } = window
  if (!earlyInput) return
  // The input is replayed in a task of its own, because React cannot answer events within an effect.
  await nextTask()
  if (earlyInput.hasInput()) {
    const { replayInput } = await import('./rendering/replay-input.ts')
    await replayInput(earlyInput)
  } else earlyInput.next()
}

/** Once the screen is there: one that was drawn anew may still load. */
function waitForScreen(router: AppRouter) {
  if (router.state.status === 'idle') return void replayEarlyInput()
  const stop = router.subscribe('onRendered', () => {
    stop()
    void replayEarlyInput()
  })
}

/** A session's reads are kept for when there is no connection. Guests have nothing to keep until they log in. */
const keepOfflineCopy = async (isNeeded: boolean) => {
  const session = await import('./atoms/offline-session.ts')
  await session.keepOfflineCopy(store, isNeeded)
}

function startOfflineCopy(): Promise<void> | undefined {
  if (store.get(tokenAtom) === null) {
    const stop = store.sub(tokenAtom, () => {
      stop()
      void keepOfflineCopy(false).catch(() => undefined)
    })
  } else if (isShell() || !navigator.onLine) return keepOfflineCopy(true).catch(() => undefined)
  else whenIdle(() => void keepOfflineCopy(false).catch(() => undefined))
}

/** A function: modules that import parts of this one wait for the end of its own code, but not for this. */
async function start(container: HTMLElement) {
  // Presses meanwhile need not wait for all that a page begins with.
  await nextTask()
  await startOfflineCopy()
  const router = createAppRouter(store)
  const app = (
    <StrictMode>
      <App store={store} router={router} onHydrated={() => waitForScreen(router)} />
    </StrictMode>
  )
  // The page that the server has rendered stays until the screen's chunk is there.
  const shownPath = location.pathname
  if (rendered) {
    store.set(isStartingAtom, true)
    await router.load()
    store.set(isStartingAtom, false)
  }
  // The server knows no session: it has rendered the page that a member is led away from.
  const isShown = router.state.location.pathname === shownPath
  if (rendered?.isComplete && isShown && isSameView(rendered.view, store.get(viewAtom))) {
    // The router renders as the server did, without a boundary around the page.
    router.ssr = { manifest: undefined }
    // A transition hydrates in slices, so that a press need not wait for the whole page.
    startTransition(() => void hydrateRoot(container, app))
    return
  }
  for (const element of document.head.querySelectorAll(renderedHead)) element.remove()
  createRoot(container).render(app)
}

// The client loads now, before the first call needs it.
if (store.get(tokenAtom) !== null) void import('./atoms/api-client.ts').catch(() => undefined)
void start(root)
// There is no worker in development, where files change without a build.
if (import.meta.env.PROD) whenIdle(() => void store.set(registerWorkerAtom))
