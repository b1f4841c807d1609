import { pictureUrl } from '@convoca/sdk/text'
import { ConvocaTheme, type ImageLoader } from '@convoca/ui'
import { RouterProvider } from '@tanstack/react-router'
import { Provider, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { AppStore } from './atoms/store.ts'
import { appearanceAtom } from './atoms/theme.ts'
import { NewVersionPrompt } from './components/NewVersionPrompt.tsx'
import { useClientPreload } from './hooks/useClientPreload.ts'
import { themeColors } from './rendering/theme-color.ts'
import type { AppRouter } from './routes/router.tsx'
import { toastQueueAtom } from './atoms/toasts.ts'
import { lazyPart } from './hooks/lazy-part.ts'

export interface AppProps {
  store: AppStore
  router: AppRouter
  /** Called in the browser when the page takes input. */
  onHydrated?: () => void
}

/** The root: providers, the router, the toast stack and the prompt for a new version. */
export function App({ store, ...page }: AppProps) {
  return (
    <Provider store={store}>
      <Themed {...page} />
    </Provider>
  )
}

/** A logo of 40 px does not load 400. */
const loadImage: ImageLoader = ({ src, width }) => pictureUrl(src, width)

function setMeta(name: string, content: string) {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  // Setting the same colour scheme once more would make the browser compute the style of every element anew.
  if (meta && meta.content !== content) meta.content = content
}

const { Part: Toaster } = lazyPart(() => import('./components/Toaster.tsx').then((loaded) => loaded.Toaster))

/** The toast stack, mounted once the page is used or there is a toast; from then on always. */
function LazyToaster() {
  return <Toaster isUsed={useAtomValue(toastQueueAtom).toasts.length > 0} />
}

function Themed({ router, onHydrated }: Omit<AppProps, 'store'>) {
  const appearance = useAtomValue(appearanceAtom)
  useClientPreload()
  useEffect(() => {
    setMeta('theme-color', themeColors[appearance])
    setMeta('color-scheme', appearance)
  }, [appearance])
  return (
    <ConvocaTheme appearance={appearance} imageLoader={loadImage} onHydrated={onHydrated}>
      <RouterProvider router={router} />
      <LazyToaster />
      <NewVersionPrompt />
    </ConvocaTheme>
  )
}
