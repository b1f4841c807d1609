import { dehydrate } from '@tanstack/query-core'
import { isNotFound } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import { renderToMarkup } from './rendering/markup.ts'
import type { Manifest } from 'vite'
import { App } from './App.tsx'
import { createConvoca } from './atoms/api-client.ts'
import { queryClientAtom } from './atoms/client.ts'
import { originAtom } from './atoms/site.ts'
import { createAppStore } from './atoms/store.ts'
import { viewAtom } from './atoms/view.ts'
import { findAssets } from './rendering/assets.ts'
import { fillDocument } from './rendering/document.ts'
import type { View } from './rendering/view.ts'
import { createAppRouter } from './routes/router.tsx'
import type { AppRouter } from './routes/router.tsx'
import { findTab } from './navigation/lazy-screen.ts'
import { isOfDeleted } from './screens/NotFoundScreen.tsx'

export { readAddress } from './rendering/known-address.ts'
export { readView, toViewCode } from './rendering/view.ts'

export interface RendererOptions {
  /** The built `index.html`. */
  template: string
  /** Vite's manifest of the build; none in development, where scripts bring their styles. */
  manifest: Manifest
}

export interface PageRequest {
  /** Path and query. */
  url: string
  view: View
  /** The site's public origin, if known. */
  origin: string | null
  /** Answers the page's API calls. */
  fetch: (request: Request) => Promise<Response>
}

export interface RenderedPage {
  status: number
  /** The `Location` of a redirect. */
  location: string | null
  html: string
  /** Whether its address contains a secret, so that no cache may keep it. */
  isSecret: boolean
}

/** The module that a page with a session calls at once. */
const clientModule = 'src/atoms/api-client.ts'

/** Renders pages of the app as guests see them. Rejects where the page's data could not be read. */
export function createRenderer({ template, manifest }: RendererOptions) {
  return async ({ url, view, origin, fetch }: PageRequest): Promise<RenderedPage> => {
    const calls = new Set<string>()
    const store = createAppStore({
      createClient: createConvoca,
      baseUrl: 'http://localhost/api',
      storage: null,
      fetch: (request) => {
        calls.add(toCall(request))
        return fetch(request)
      },
    })
    store.set(viewAtom, view)
    store.set(originAtom, origin)
    const queries = store.get(queryClientAtom)
    let status = 200
    let isSecret = false
    let html = ''
    const handle = createRequestHandler({
      request: new Request(new URL(url, 'http://localhost')),
      createRouter: () => createAppRouter(store, true),
    })
    try {
      const response = await handle(async ({ router }) => {
        status = toStatus(router)
        isSecret = router.state.matches.some(({ staticData }) => staticData.isSecret)
        const markup = await renderToMarkup(<App store={store} router={router} />)
        const isOfMembers = isGuarded(router)
        const isComplete = status === 200 && !isOfMembers
        // A page with a session waits for what the server does not know.
        const isCompleteAlone = !view.signedIn && !isOfMembers
        // A member reads everything anew: what they have just changed is not to be seen as it was.
        const state = { view, origin, queries: isOfMembers ? noQueries : dehydrate(queries), isComplete }
        const earlyCalls = isOfMembers && view.signedIn ? [...calls] : []
        const assets = findAssets(manifest, [
          ...findScreens(router),
          ...(view.signedIn ? [clientModule] : []),
        ])
        // The page is not taken from the response, which would encode and decode it.
        html = fillDocument(template, { html: markup, state, assets, isCompleteAlone, earlyCalls })
        return new Response()
      })
      const location = response.headers.get('location')
      return { status: location === null ? status : response.status, location, html, isSecret }
    } finally {
      // Its timers would keep the page's data, and the process, for minutes.
      queries.clear()
    }
  }
}

const noQueries = { mutations: [], queries: [] }

/** Path and query. */
function toCall({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

const isGuarded = (router: AppRouter) =>
  router.state.matches.some(({ routeId }) => routeId === '/shell/guarded' || routeId === '/partner/authorize')

function toStatus(router: AppRouter): number {
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw new Error('The page could not be rendered', { cause: failed.error })
  const missing = router.state.matches.find(({ status }) => status === 'notFound')
  if (!missing) return 200
  return isNotFound(missing.error) && isOfDeleted(missing.error.data) ? 410 : 404
}

/** The modules of the screens that are shown. */
const findScreens = (router: AppRouter) =>
  router.state.matches.flatMap(({ staticData, search }) =>
    [
      staticData.screen ?? [],
      findTab(staticData.tabs, (search as { tab?: unknown }).tab)?.screen ?? [],
    ].flat(),
  )
