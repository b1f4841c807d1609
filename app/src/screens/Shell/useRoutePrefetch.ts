import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { preloadTab } from '../../navigation/lazy-screen.ts'

/** Signs that a link is about to be followed: the pointer or the focus is on it, a finger touches it. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the chunk of the route that a link leads to before it is pressed. */
export function useRoutePrefetch() {
  const router = useRouter()
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
      const [routes] = router.getMatchedRoutes(link.pathname)
      // Each is asked for once; one that fails is asked for again by the navigation, which shows the error.
      const name = new URLSearchParams(link.search).get('tab')
      for (const route of routes) {
        void router.loadRouteChunk(route)?.catch(() => undefined)
        void preloadTab(route.options.staticData?.tabs, name)?.catch(() => undefined)
      }
    }
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch)
    }
  }, [router])
}
