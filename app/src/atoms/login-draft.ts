import { atom } from 'jotai'
import { storageAtom } from './client.ts'

/** The e-mail that the log-in starts with, after a registration or a new password: in memory, never in an address. */
export const loginEmailAtom = atom<string | null>(null)

const returnKey = 'convoca.return'
const lifetime = 24 * 60 * 60_000

/** A path of this origin: no other site, and nothing that a browser would read as one. */
export const isOwnPath = (path: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)

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
