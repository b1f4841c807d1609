import { atom } from 'jotai'
import { storageAtom } from './client.ts'

/** The e-mail that the log-in starts with, after a registration or a new password: in memory, never in an address. */
export const loginEmailAtom = atom<string | null>(null)

const returnKey = 'convoca.return'
const lifetime = 24 * 60 * 60_000

/** Pages on the way to a session, where the end of another one changes nothing. */
export const pagesOfGuests: ReadonlySet<string> = new Set([
  '/auth',
  '/auth/complete',
  '/auth/steam/callback',
  '/auth/facebook/callback',
  '/login',
  '/register',
  '/recovery',
  '/change-password',
  '/confirm-email',
])

/** The path of an address as the router reads it; null where it cannot be decoded or contains characters of no address. */
function decodePath(address: string): string | null {
  try {
    const path = decodeURIComponent(/^[^?#]*/.exec(address)?.[0] ?? '')
    return /[\p{Cc}\\]/u.test(path) ? null : path
  } catch {
    return null
  }
}

/**
 * A path of this origin to go to after the log-in: no other site, nothing that a browser would read as one, and no page that
 * leads to the log-in again.
 */
export function isOwnPath(address: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)) return false
  const path = decodePath(address)
  return path !== null && !pagesOfGuests.has(path.toLowerCase().replace(/\/+$/, ''))
}

/**
 * Keeps where somebody wanted to go while they leave for their mailbox: the mailed link opens in another tab, and an
 * invitation is to be found again after it.
 */
export const keepReturnPathAtom = atom(null, (get, _set, path: string | undefined) => {
  if (path === undefined) return
  get(storageAtom)?.setItem(returnKey, JSON.stringify({ path, until: Date.now() + lifetime }))
})

/** The kept path, where it is not too old. */
export const readReturnPathAtom = atom(null, (get): string | undefined => {
  try {
    const { path, until } = JSON.parse(get(storageAtom)?.getItem(returnKey) ?? '{}') as Record<
      string,
      unknown
    >
    if (typeof path !== 'string' || typeof until !== 'number' || until < Date.now()) return undefined
    return isOwnPath(path) ? path : undefined
  } catch {
    return undefined
  }
})

/** Once they have arrived. */
export const dropReturnPathAtom = atom(null, (get) => get(storageAtom)?.removeItem(returnKey))
