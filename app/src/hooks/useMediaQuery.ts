import { useSyncExternalStore } from 'react'

/** The width up to which bars and lists give way to one column, as in the style sheets. */
export const phone = '(max-width: 767.98px)'

/** Whether a media query matches. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
