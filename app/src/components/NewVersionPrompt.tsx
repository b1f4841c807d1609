import { UpdatePrompt } from '@convoca/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import {
  checkVersionAtom,
  dismissVersionAtom,
  isNewVersionAtom,
  isReloadingAtom,
} from '../atoms/new-version.ts'

/** Offers to reload when a newer build is served. */
export function NewVersionPrompt() {
  const isOpen = useAtomValue(isNewVersionAtom)
  const isReloading = useAtomValue(isReloadingAtom)
  const check = useSetAtom(checkVersionAtom)
  const dismiss = useSetAtom(dismissVersionAtom)
  const store = useStore()
  useEffect(() => {
    const onFocus = () => void check('focus')
    const onMissingChunk = () => void check('missing chunk')
    window.addEventListener('focus', onFocus)
    window.addEventListener('vite:preloadError', onMissingChunk)
    return () => {
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('vite:preloadError', onMissingChunk)
    }
  }, [check])
  const accept = () =>
    void import('../atoms/version-activation.ts').then(
      ({ acceptVersionAtom }) => store.set(acceptVersionAtom),
      // No longer there after a deployment, where no worker has kept it.
      () => window.location.reload(),
    )
  return <UpdatePrompt open={isOpen} reloading={isReloading} onReload={accept} onLater={() => dismiss()} />
}
