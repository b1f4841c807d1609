import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { markReadAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'

/** Marks a conversation as read up to the last message that is shown, while somebody looks at the page. */
export function useReadMark({ id, lastReadSequence }: Conversation, shown: number | undefined) {
  const markRead = useSetAtom(markReadAtom)
  const marked = useRef(0)
  useEffect(() => {
    if (shown === undefined || shown <= lastReadSequence) return undefined
    const mark = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus() || shown <= marked.current) return
      marked.current = shown
      markRead({ id, sequence: shown }).catch(() => {
        marked.current = 0
      })
    }
    mark()
    window.addEventListener('focus', mark)
    document.addEventListener('visibilitychange', mark)
    return () => {
      window.removeEventListener('focus', mark)
      document.removeEventListener('visibilitychange', mark)
    }
  }, [id, shown, lastReadSequence, markRead])
}
