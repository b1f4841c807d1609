import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { toPictureAttachment, toVoiceAttachment } from '../../atoms/chat/attachments.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { chatDraftsAtom } from '../../atoms/chat/drafts.ts'
import { sendChatMessageAtom } from '../../atoms/chat/live.ts'
import type { OutboxAttachment } from '../../atoms/chat/outbox-store.ts'
import { useTypingSignal } from './useTypingSignal.ts'

interface Writing {
  replying?: { id: string } | undefined
  onCancelReply: () => void
}

/** What is written into a conversation: props of the composer, which keeps the draft, so that a key renders nothing else. */
export function useWriting<Props extends Writing>({ id, isGroup, members }: Conversation, composer: Props) {
  const store = useStore()
  const [defaultValue] = useState(() => store.get(chatDraftsAtom)[id])
  const setDraft = useSetAtom(chatDraftsAtom)
  const send = useSetAtom(sendChatMessageAtom)
  const typing = useTypingSignal(id)
  const post = (content: string, attachments: readonly OutboxAttachment[]) => {
    typing.stop()
    void send({ conversationId: id, content, attachments, replyTo: composer.replying?.id ?? null })
    composer.onCancelReply()
  }
  return {
    ...composer,
    defaultValue,
    onValueChange: (text: string) => setDraft(id, text),
    onTyping: typing.type,
    pictures: true,
    mentions: isGroup ? members : undefined,
    onSend: (content: string, pictures: readonly File[] = []) => {
      if (pictures.length === 0) post(content, [])
      else void Promise.all(pictures.map(toPictureAttachment)).then((attached) => post(content, attached))
    },
    onSendVoice: (recording: Blob, seconds: number) => post('', [toVoiceAttachment(recording, seconds)]),
  }
}
