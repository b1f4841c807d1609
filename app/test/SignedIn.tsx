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
import { tokenAtom } from '../src/atoms/client.ts'
import { createAppStore } from '../src/atoms/store.ts'
import { Toaster } from '../src/screens/Toaster/Toaster.tsx'

export interface SignedInProps {
  children: ReactNode
  /** Index of the demo player who looks; `null` is a guest. Default the first, who owns the first team. */
  player?: number | null
}

/** A part of the app over the mocked API, with its toasts: what a story of it begins with. */
export function SignedIn({ children, player = 0 }: SignedInProps) {
  const [store] = useState(() => {
    const made = createAppStore({ baseUrl: '/api', storage: null })
    if (player !== null) made.set(tokenAtom, mockTokenOf(player))
    return made
  })
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  )
  return (
    <RouterContextProvider router={router}>
      <Provider store={store}>
        {/* As the app's frame sets a screen: a column of parts. */}
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--cv-space-5)' }}>
          {children}
        </div>
        <Toaster />
      </Provider>
    </RouterContextProvider>
  )
}
