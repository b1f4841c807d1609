import { createConvoca } from '../src/atoms/api-client.ts'
import { mockTokenOf } from '@convoca/mocks'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { convocaAtom, tokenAtom } from '../src/atoms/client.ts'
import { createAppStore } from '../src/atoms/store.ts'
import { Toaster } from '../src/components/Toaster.tsx'
import { useCancelOnUnmount } from './useCancelOnUnmount.ts'

export interface StoryProvidersProps {
  children: ReactNode
  /** Index of the signed-in demo player; `null` for a guest. Default: the first, who owns the first team. */
  player?: number | null
}

/** The providers that a screen or section needs to render alone: store, router and toasts. */
export function StoryProviders({ children, player = 0 }: StoryProvidersProps) {
  const [store] = useState(() => {
    const appStore = createAppStore({ createClient: createConvoca, baseUrl: '/api', storage: null })
    if (player !== null) appStore.set(tokenAtom, mockTokenOf(player))
    return appStore
  })
  useCancelOnUnmount(store.get(convocaAtom))
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  )
  return (
    <RouterContextProvider router={router}>
      <Provider store={store}>
        {/* The app's shell has this column layout, too. */}
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--cv-space-5)' }}>
          {children}
        </div>
        <Toaster />
      </Provider>
    </RouterContextProvider>
  )
}
