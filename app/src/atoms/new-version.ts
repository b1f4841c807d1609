import { atom } from 'jotai'

/** Milliseconds between two looks for which nothing speaks but that somebody came back to the window. */
const pause = 5 * 60_000

// The name of the entry script holds the hash of all that it leads to: it tells one build from another.
const ownBuild = () => document.querySelector('script[type="module"][src]')?.getAttribute('src')

/** Read as text: a document made of it would have the page's policy complain of its styles. */
async function readServedBuild() {
  const answer = await fetch('/', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  return /<script\s[^>]*type="module"[^>]*\ssrc="([^"]+)"/.exec(await answer.text())?.[1] ?? null
}

const newerBuildAtom = atom<string | null>(null)
const putOffBuildAtom = atom<string | null>(null)
const lastLookAtom = atom(-Infinity)

/** Whether a newer build is served than the one that the page runs, and nobody has put it off. */
export const isNewVersionAtom = atom((get) => {
  const newer = get(newerBuildAtom)
  return newer !== null && newer !== get(putOffBuildAtom)
})

/** Not now; the next build is told of again. */
export const dismissVersionAtom = atom(null, (get, set) => set(putOffBuildAtom, get(newerBuildAtom)))

/**
 * Looks which build is served: seldom when somebody comes back, at once when the connection was away, which it is
 * while a server changes, or when a part of the page is missing.
 */
export const checkVersionAtom = atom(
  null,
  async (get, set, because: 'return' | 'reconnection' | 'missing part') => {
    if (because === 'return' && Date.now() - get(lastLookAtom) < pause) return
    // What was put off is needed now.
    if (because === 'missing part') set(putOffBuildAtom, null)
    set(lastLookAtom, Date.now())
    try {
      const served = await readServedBuild()
      set(newerBuildAtom, served === ownBuild() ? null : served)
    } catch {
      // Nothing newer can be had from a server that is away.
    }
  },
)
