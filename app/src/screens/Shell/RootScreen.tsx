import { Outlet, useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { watchWindowAtom } from '../../atoms/client.ts'
import { watchTabsAtom } from '../../atoms/session.ts'
import { useRoutePrefetch } from './useRoutePrefetch.ts'

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
