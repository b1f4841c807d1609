import { ConvocaTheme } from '@convoca/ui'
import { RouterProvider } from '@tanstack/react-router'
import { Provider, useAtomValue } from 'jotai'
import type { AppStore } from './atoms/store.ts'
import { appearanceAtom } from './atoms/theme.ts'
import { NewVersionPrompt } from './components/NewVersionPrompt.tsx'
import { Toaster } from './components/Toaster.tsx'
import type { AppRouter } from './routes/router.tsx'

export interface AppProps {
  store: AppStore
  router: AppRouter
}

/** The root: providers, the router, the toast stack and the prompt for a new version. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <Themed router={router} />
    </Provider>
  )
}

function Themed({ router }: { router: AppRouter }) {
  return (
    <ConvocaTheme appearance={useAtomValue(appearanceAtom)}>
      <RouterProvider router={router} />
      <Toaster />
      <NewVersionPrompt />
    </ConvocaTheme>
  )
}
