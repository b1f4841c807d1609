import { UpdatePrompt } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isNewVersionAtom, checkVersionAtom, dismissVersionAtom } from '../atoms/new-version.ts'

/** Says that a newer version of the app is served; it comes when the person says so. */
export function NewVersionPrompt() {
  const isOpen = useAtomValue(isNewVersionAtom)
  const look = useSetAtom(checkVersionAtom)
  const putOff = useSetAtom(dismissVersionAtom)
  useEffect(() => {
    const returned = () => void look('return')
    const missed = () => void look('missing part')
    window.addEventListener('focus', returned)
    window.addEventListener('vite:preloadError', missed)
    return () => {
      window.removeEventListener('focus', returned)
      window.removeEventListener('vite:preloadError', missed)
    }
  }, [look])
  return <UpdatePrompt open={isOpen} onReload={() => window.location.reload()} onLater={putOff} />
}
