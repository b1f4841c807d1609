import { UpdatePrompt } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isNewVersionAtom, checkVersionAtom, dismissVersionAtom } from '../atoms/new-version.ts'

/** Offers to reload when a newer build is served. */
export function NewVersionPrompt() {
  const isOpen = useAtomValue(isNewVersionAtom)
  const check = useSetAtom(checkVersionAtom)
  const dismiss = useSetAtom(dismissVersionAtom)
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
  return <UpdatePrompt open={isOpen} onReload={() => window.location.reload()} onLater={dismiss} />
}
