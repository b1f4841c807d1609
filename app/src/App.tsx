import { pictureUrl } from '@convoca/sdk/text'
import { ConvocaTheme, type ImageLoader } from '@convoca/ui'
import { RouterProvider } from '@tanstack/react-router'
import { Provider, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { AppStore } from './atoms/store.ts'
import { appearanceAtom } from './atoms/theme.ts'
import { NewVersionPrompt } from './components/NewVersionPrompt.tsx'
import { useClientPreload } from './hooks/useClientPreload.ts'
import { LazyToaster } from './components/LazyToaster.tsx'
import { themeColors } from './rendering/theme-color.ts'
import type { AppRouter } from './routes/router.tsx'

export interface AppProps {
  store: AppStore
  router: AppRouter
  /** Called once in the browser, when the page takes input. */
  onMount?: () => void
}

/** The root: providers, the router, the toast stack and the prompt for a new version. */
export function App({ store, router, onMount }: AppProps) {
  useEffect(() => onMount?.(), [onMount])
  return (
    <Provider store={store}>
      <Themed router={router} />
    </Provider>
  )
}

/** A logo of 40 px does not load 400. */
const loadImage: ImageLoader = ({ src, width }) => pictureUrl(src, width)

function Themed({ router }: { router: AppRouter }) {
  const appearance = useAtomValue(appearanceAtom)
  useClientPreload()
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[appearance])
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', appearance)
  }, [appearance])
  return (
    <ConvocaTheme appearance={appearance} imageLoader={loadImage}>
      <RouterProvider router={router} />
      <LazyToaster />
      <NewVersionPrompt />
    </ConvocaTheme>
  )
}
