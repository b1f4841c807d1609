import { atom } from 'jotai'
import { checkVersionAtom } from './new-version.ts'

/** The reason that the worker could not be registered, such as in a private window; null while nothing is wrong. */
export const workerErrorAtom = atom<unknown>(null)

/** Registers the service worker, once the page has loaded. */
export const registerWorkerAtom = atom(null, async (_get, set) => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker comes with the version that the page runs.
    if (isUpdate)
      void import('./version-activation.ts').then(({ followActivationAtom }) => set(followActivationAtom))
    isUpdate = true
  })
  try {
    const registration = await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    registration.addEventListener('updatefound', () => {
      if (isUpdate) void set(checkVersionAtom, 'update')
    })
  } catch (error) {
    set(workerErrorAtom, error)
  }
})
