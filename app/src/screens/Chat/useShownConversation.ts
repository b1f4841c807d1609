import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { showConversationAtom } from '../../atoms/chat/live.ts'

/** Says that a conversation is on screen while somebody looks at the page: nothing is notified of it then. */
export function useShownConversation(id: string, isShown: boolean) {
  const show = useSetAtom(showConversationAtom)
  useEffect(() => {
    if (!isShown) return undefined
    const tell = () => {
      const isSeen = document.visibilityState === 'visible' && document.hasFocus()
      show(isSeen ? id : null)
    }
    tell()
    window.addEventListener('focus', tell)
    window.addEventListener('blur', tell)
    return () => {
      window.removeEventListener('focus', tell)
      window.removeEventListener('blur', tell)
      show(null)
    }
  }, [id, isShown, show])
}
