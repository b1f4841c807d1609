import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { attachmentSourcesAtom } from '../../atoms/chat/attachments.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { outboxItemsAtom } from '../../atoms/chat/live.ts'
import { loadOlderAtom, threadAtom } from '../../atoms/chat/messages.ts'
import { typingAtom } from '../../atoms/chat/typing.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { useMinute } from '../../hooks/useMinute.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toChatMessages } from '../../mappers/chat.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { useImageViewer } from './useImageViewer.tsx'
import { useIsBlocked } from './useIsBlocked.ts'
import { useJump } from './useJump.ts'
import { useMask } from './useMask.ts'
import { useMessageActions } from './useMessageActions.tsx'
import { useReadMark } from './useReadMark.ts'
import { useShownConversation } from './useShownConversation.ts'

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
