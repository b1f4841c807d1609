import { createConvoca } from '../src/atoms/api-client.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useState } from 'react'
import { convocaAtom, tokenAtom } from '../src/atoms/client.ts'
import { createAppStore } from '../src/atoms/store.ts'
import { createAppRouter } from '../src/routes/router.tsx'
import { Toaster } from '../src/components/Toaster.tsx'
import { useCancelOnUnmount } from './useCancelOnUnmount.ts'

export interface StoryAppProps {
  /** The initial location, e.g. `/auth`. */
  path: string
  /** Session token of the mocked server; null for a guest. */
  token: string | null
}

/** The whole app on a memory history, inside the preview's theme. */
export function StoryApp({ path, token }: StoryAppProps) {
  const [{ store, router }] = useState(() => {
    const appStore = createAppStore({ createClient: createConvoca, baseUrl: '/api', storage: null })
    appStore.set(tokenAtom, token)
    const appRouter = createAppRouter(appStore)
    appRouter.update({
      ...appRouter.options,
      history: createMemoryHistory({ initialEntries: [path] }),
    })
    return { store: appStore, router: appRouter }
  })
  useCancelOnUnmount(store.get(convocaAtom))
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toaster />
    </Provider>
  )
}
