import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The absolute address of a path; the path alone while the server renders. */
export function usePublicUrl(path: string): string {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  )
  return `${origin}${path}`
}
