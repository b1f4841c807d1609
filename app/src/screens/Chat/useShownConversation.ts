import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { showConversationAtom } from '../../atoms/chat/live.ts'

/** Says that a conversation is on screen while somebody looks at the page: nothing is notified of it then. */
export function useShownConversation(id: string, isShown: boolean) {
  const show = useSetAtom(showConversationAtom)
  useEffect(() => {
    if (!isShown) return undefined
    const report = () => {
      const isSeen = document.visibilityState === 'visible' && document.hasFocus()
      show(isSeen ? id : null)
    }
    report()
    window.addEventListener('focus', report)
    window.addEventListener('blur', report)
    return () => {
      window.removeEventListener('focus', report)
      window.removeEventListener('blur', report)
      show(null)
    }
  }, [id, isShown, show])
}
