import { Outlet, useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { watchWindowAtom } from '../../atoms/client.ts'
import { watchTabsAtom } from '../../atoms/session.ts'
import { preloadTab } from '../../navigation/lazy-screen.ts'

/** Signs that a link is about to be followed: the pointer or the focus is on it, a finger touches it. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the chunk of the route that a link leads to before it is pressed. */
function useRoutePrefetch() {
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

/** Components render plain links; those of this origin are navigated without a page load. */
export function RootScreen() {
  const { history } = useRouter()
  useRoutePrefetch()
  const watchWindow = useSetAtom(watchWindowAtom)
  const watchTabs = useSetAtom(watchTabsAtom)
  useEffect(() => watchWindow(), [watchWindow])
  useEffect(() => watchTabs(), [watchTabs])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = getNavigationPath(event)
      if (path === null) return
      event.preventDefault()
      history.push(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])
  return <Outlet />
}

/** The path to navigate to, or `null` where the browser handles the click. */
function getNavigationPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  if (link.target && link.target !== '_self') return null
  if (link.hasAttribute('download') || link.origin !== window.location.origin) return null
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search
  if (link.hash && samePage) return null
  return link.pathname + link.search + link.hash
}
