import { LoadingOverlay } from '@convoca/ui/app'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppStore } from '../atoms/store.ts'
import { RootScreen } from '../screens/Shell/RootScreen.tsx'
import type { Tabs } from '../navigation/lazy-screen.ts'
import type * as Loaders from './loaders.ts'

export interface PageContext {
  store: AppStore
  /** Whether the server renders the page, without a session. */
  isServer: boolean
}

/**
 * A loader that the server runs before it renders the page. In the browser a screen reads its data itself, and shows its
 * own skeletons and errors; the server's loaders are no part of its build.
 */
export const onServer = import.meta.env.SSR
  ? ({ isServer }: PageContext, load: (loaders: typeof Loaders) => Promise<unknown>) =>
      isServer ? import('./loaders.ts').then(load) : undefined
  : () => undefined

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The module of the route's screen, as Vite's manifest names it: its assets are linked in a rendered page. */
    screen?: string
    /** Its tabs by their name in the search (`?tab=`). */
    tabs?: Tabs
    /** The page's address contains a secret: no cache may keep it. */
    isSecret?: boolean
  }
}

/** The overlay while the first chunk loads; earlier it would only flicker. */
export const starting = { pendingComponent: LoadingOverlay, pendingMs: 200, pendingMinMs: 0 }

export const root = createRootRouteWithContext<PageContext>()({ component: RootScreen })
