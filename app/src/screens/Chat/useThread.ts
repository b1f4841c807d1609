import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState, useEffect, useRef } from 'react'
import { attachmentSourcesAtom } from '../../atoms/chat/attachments.ts'
import { type Conversation, markReadAtom } from '../../atoms/chat/conversations.ts'
import { outboxItemsAtom, showConversationAtom } from '../../atoms/chat/live.ts'
import { loadOlderAtom, threadAtom, loadUntilAtom, type Message } from '../../atoms/chat/messages.ts'
import { typingAtom } from '../../atoms/chat/typing.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { useMinute } from '../../hooks/useMinute.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toChatMessages, toKey } from '../../mappers/chat.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { useImageViewer } from './useImageViewer.tsx'
import { useIsBlocked } from './useIsBlocked.ts'
import { useMask } from './useMask.ts'
import { useMessageActions } from './useMessageActions.tsx'

function useOlder(id: string) {
  const loadOlder = useSetAtom(loadOlderAtom)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const onLoadOlder = () => {
    setState('loading')
    loadOlder(id).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return { loadingOlder: state === 'loading', olderFailed: state === 'failed', onLoadOlder }
}

/** Shows a message of a conversation, for which older ones may have to be loaded. */
function useJump(conversationId: string, stored: readonly Message[], meId: string) {
  const loadUntil = useSetAtom(loadUntilAtom)
  const showToast = useSetAtom(showToastAtom)
  const [target, setTarget] = useState<{ messageId: string }>()
  const [jump, setJump] = useState<{ target: typeof target; id: string }>()
  const found = target && stored.find(({ id }) => id === target.messageId)
  // A new object for each jump, also to the message that was the last one's.
  if (found && jump?.target !== target) setJump({ target, id: toKey(found, meId) })
  const onJump = async (messageId: string) => {
    const isThere = await loadUntil(conversationId, messageId).catch(() => false)
    if (isThere) setTarget({ messageId })
    else
      showToast({
        type: 'warning',
        title: 'Mensagem fora de alcance',
        message: 'Ela é antiga demais ou não existe mais.',
      })
  }
  return { jump, onJump: (messageId: string) => void onJump(messageId) }
}

/** Marks a conversation as read up to the last message that is shown, while somebody looks at the page. */
function useReadMark({ id, lastReadSequence }: Conversation, shown: number | undefined) {
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

/** Says that a conversation is on screen while somebody looks at the page: nothing is notified of it then. */
function useShownConversation(id: string, isShown: boolean) {
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

/** A conversation's messages, and what is written into it: props of the list and the composer. */
export function useThread(conversation: Conversation, me: OwnProfile['entity'], isShown: boolean) {
  const { id, name, members } = conversation
  const isBlocked = useIsBlocked(conversation)
  const thread = useQueryAtom(threadAtom, id)
  const older = useOlder(id)
  const items = useAtomValue(outboxItemsAtom)
  // A message can be changed for a while only.
  const now = useMinute()
  const toSource = useAtomValue(attachmentSourcesAtom)
  const mask = useMask()
  const stored = thread.data?.messages
  const messages = useMemo(() => {
    const unsent = items.filter(({ conversationId }) => conversationId === id)
    return toChatMessages({ messages: stored ?? [], unsent, conversation, me, now, toSource, mask })
  }, [stored, items, conversation, me, now, id, toSource, mask])
  // The line stays where it was when the conversation was opened.
  const [unreadCount] = useState(conversation.unreadCount)
  useShownConversation(id, isShown)
  useReadMark(conversation, isShown ? stored?.at(-1)?.sequence : undefined)

  const { actions, composer, dialog } = useMessageActions({
    stored: stored ?? [],
    shown: messages,
    me,
    conversation,
  })
  const image = useImageViewer(messages)
  const { jump, onJump } = useJump(id, stored ?? [], me.id)
  const { status, onRetry } = toQueryProps(thread)
  const typingIds = useAtomValue(typingAtom)[id] ?? []
  return {
    dialog,
    isBlocked,
    viewer: image.viewer,
    onJump,
    pinned: { conversationId: id, canUnpin: actions.onPin !== undefined, onOpen: onJump },
    typing: members.filter((member) => typingIds.includes(member.id)),
    list: {
      messages,
      status,
      unreadCount,
      hasOlder: thread.data?.before != null,
      ...older,
      onRetryLoad: onRetry,
      onOpenImage: image.onOpen,
      onOpenQuote: onJump,
      jump,
      ...actions,
    },
    // A message below a history that could not be read would not be seen.
    composer: {
      ...composer,
      disabled: status === 'error' || isBlocked,
      texts: isBlocked ? { placeholder: `Você bloqueou ${name}` } : undefined,
    },
  }
}
