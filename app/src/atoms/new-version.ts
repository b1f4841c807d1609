import { atom } from 'jotai'

/** The shortest time between two checks on window focus, in milliseconds. */
const focusCheckInterval = 5 * 60_000

// The entry script's name contains a hash of everything it imports, which identifies the build.
const ownBuild = () => document.querySelector('script[type="module"][src]')?.getAttribute('src')

/** Parsed as text: a document made of it would report violations of the page's CSP. */
async function readServedBuild() {
  const response = await fetch('/', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The page responded with ${response.status}`)
  return /<script\s[^>]*type="module"[^>]*\ssrc="([^"]+)"/.exec(await response.text())?.[1] ?? null
}

const newerBuildAtom = atom<string | null>(null)
const dismissedBuildAtom = atom<string | null>(null)
const lastCheckAtom = atom(-Infinity)

/** Whether a newer build is served than the page runs, and was not dismissed. */
export const isNewVersionAtom = atom((get) => {
  const newer = get(newerBuildAtom)
  return newer !== null && newer !== get(dismissedBuildAtom)
})

/** Hides the prompt until the next build. */
export const dismissVersionAtom = atom(null, (get, set) => set(dismissedBuildAtom, get(newerBuildAtom)))

/**
 * Checks which build is served: on window focus at most every few minutes; at once after a reconnection, because a
 * deployment closes connections, and when a chunk is missing.
 */
export const checkVersionAtom = atom(
  null,
  async (get, set, trigger: 'focus' | 'reconnection' | 'missing chunk') => {
    if (trigger === 'focus' && Date.now() - get(lastCheckAtom) < focusCheckInterval) return
    // A dismissed build is needed now.
    if (trigger === 'missing chunk') set(dismissedBuildAtom, null)
    set(lastCheckAtom, Date.now())
    try {
      const served = await readServedBuild()
      set(newerBuildAtom, served === ownBuild() ? null : served)
    } catch {
      // An unreachable server serves no newer build.
    }
  },
)
