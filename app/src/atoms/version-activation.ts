import { atom } from 'jotai'
import { checkVersionAtom, dismissVersionAtom, isReloadingAtom } from './new-version.ts'
import { hasUnsavedChangesAtom } from './unsaved-changes.ts'

/** The time that a new worker may take to install and to activate, in milliseconds; the page then reloads without it. */
const activationTimeout = 10_000

/** Resolves once the new worker of a deployment waits for the user, or to undefined where there is none in time. */
async function findWaitingWorker() {
  const { waiting, installing } = (await navigator.serviceWorker?.getRegistration()) ?? {}
  if (waiting || !installing) return waiting ?? undefined
  return new Promise<ServiceWorker | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), activationTimeout)
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') resolve(installing)
      if (installing.state === 'redundant') resolve(undefined)
    })
  })
}

const reloadAtom = atom(null, (_get, set) => {
  // The browser asks if a form is half filled; the page may stay.
  set(isReloadingAtom, false)
  window.location.reload()
})

/** Reloads with the newer build: its worker is activated first, if there is one, and every open page follows. */
export const acceptVersionAtom = atom(null, async (get, set) => {
  set(isReloadingAtom, true)
  const worker = await findWaitingWorker()
  if (!worker) return set(reloadAtom)
  worker.postMessage('skip-waiting')
  setTimeout(() => {
    if (get(isReloadingAtom)) set(reloadAtom)
  }, activationTimeout)
})

/** A new worker was activated, here or in another tab: reloads once. A page with a half filled form only asks. */
export const followActivationAtom = atom(null, async (get, set) => {
  if (get(isReloadingAtom) || !set(hasUnsavedChangesAtom)) return set(reloadAtom)
  set(dismissVersionAtom, null)
  await set(checkVersionAtom, 'update')
})
