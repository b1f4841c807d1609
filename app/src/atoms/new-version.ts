import { atom } from 'jotai'

/** The shortest time between two checks on window focus, in milliseconds. */
const focusCheckInterval = 5 * 60_000

// The entry script's name contains a hash of everything it imports, which identifies the build.
export const ownBuild = () => document.querySelector('script[type="module"][src]')?.getAttribute('src')

/** Parsed as text: a document made of it would report violations of the page's CSP. */
async function readServedBuild() {
  const response = await fetch('/', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The page responded with ${response.status}`)
  return /<script\s(?:type="module"[^>]*\ssrc|data-entry)="([^"]+)"/.exec(await response.text())?.[1] ?? null
}

const newerBuildAtom = atom<string | null>(null)
const dismissedBuildAtom = atom<string | null>(null)
const lastCheckAtom = atom(-Infinity)

/** Whether a newer build is served than the page runs, and was not dismissed. */
export const isNewVersionAtom = atom((get) => {
  const newer = get(newerBuildAtom)
  return newer !== null && newer !== get(dismissedBuildAtom)
})

/** Hides the prompt until the next build; with null it is shown again. */
export const dismissVersionAtom = atom(null, (get, set, build: string | null = get(newerBuildAtom)) =>
  set(dismissedBuildAtom, build),
)

/** Whether the user has agreed and the page is about to reload. */
export const isReloadingAtom = atom(false)

/** `update`: a new service worker is being installed, or was activated. */
type Trigger = 'focus' | 'reconnection' | 'missing chunk' | 'update'

/**
 * Checks which build is served: on window focus at most every few minutes; at once after a reconnection, because a
 * deployment closes connections, when a chunk is missing, and when the browser has found a new worker.
 */
export const checkVersionAtom = atom(null, async (get, set, trigger: Trigger) => {
  if (trigger === 'focus' && Date.now() - get(lastCheckAtom) < focusCheckInterval) return
  // A dismissed build is needed now.
  if (trigger === 'missing chunk') set(dismissedBuildAtom, null)
  set(lastCheckAtom, Date.now())
  try {
    const served = await readServedBuild()
    const isNewer = served !== ownBuild()
    set(newerBuildAtom, isNewer ? served : null)
    // Its files are there when the user agrees.
    if (isNewer) await (await navigator.serviceWorker?.getRegistration())?.update()
  } catch {
    // An unreachable server serves no newer build.
  }
})
