import { useSetAtom, useStore } from 'jotai'
import { useState, useEffect, useRef } from 'react'
import { toPictureAttachment, toVoiceAttachment } from '../../atoms/chat/attachments.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { chatDraftsAtom } from '../../atoms/chat/drafts.ts'
import { sendChatMessageAtom, setTypingAtom } from '../../atoms/chat/live.ts'
import type { OutboxAttachment } from '../../atoms/chat/outbox-store.ts'

interface Writing {
  replying?: { id: string } | undefined
  onCancelReply: () => void
}

/** Milliseconds between two signals, and without a keystroke until the user has stopped. */
const interval = 2000

const idle = 5000

/** Signals to the others that the user types; `stop` when the message is sent. */
function useTypingSignal(conversationId: string) {
  const setTyping = useSetAtom(setTypingAtom)
  const signal = useRef({ at: 0, timer: 0 })
  const stop = () => {
    const { at, timer } = signal.current
    window.clearTimeout(timer)
    if (at > 0) setTyping(conversationId, false)
    signal.current = { at: 0, timer: 0 }
  }
  const type = () => {
    const now = Date.now()
    window.clearTimeout(signal.current.timer)
    if (now - signal.current.at > interval) {
      signal.current.at = now
      setTyping(conversationId, true)
    }
    signal.current.timer = window.setTimeout(stop, idle)
  }
  useEffect(() => () => window.clearTimeout(signal.current.timer), [])
  return { type, stop }
}

/** The props of the composer for a conversation; it keeps the draft itself, so that a key renders nothing else. */
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
