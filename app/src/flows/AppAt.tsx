import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useState } from 'react'
import { tokenAtom } from '../atoms/client.ts'
import { createAppStore } from '../atoms/store.ts'
import { createAppRouter } from '../routes/router.tsx'
import { Toaster } from '../screens/Toaster/Toaster.tsx'

export interface AppAtProps {
  /** Where the app is opened, e.g. `/auth`. */
  path: string
  /** Session of the mocked server; null is a guest. */
  token: string | null
}

/** The whole app with an address of its own, inside the workshop's theme: what a flow begins with. */
export function AppAt({ path, token }: AppAtProps) {
  const [{ store, router }] = useState(() => {
    const made = createAppStore({ baseUrl: '/api', storage: null })
    made.set(tokenAtom, token)
    const routed = createAppRouter(made)
    routed.update({ ...routed.options, history: createMemoryHistory({ initialEntries: [path] }) })
    return { store: made, router: routed }
  })
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toaster />
    </Provider>
  )
}
