import type { ChatMessage, ChatSummary } from '@convoca/ui'
import { ChatWindow } from '@convoca/ui'
import { useCallback, useState } from 'react'
import { type ChatApi, currentUser } from './chat-api.ts'
import { useAsync } from './useAsync.ts'

export interface ConversationProps {
  api: ChatApi
  chat: ChatSummary
  onClose: () => void
}

/** One open conversation. A message that could not be sent stays and can be sent again. */
export function Conversation({ api, chat, onClose }: ConversationProps) {
  const history = useAsync(useCallback(() => api.fetchMessages(chat.id), [api, chat.id]))
  const [written, setWritten] = useState<readonly ChatMessage[]>([])

  const setState = (id: string, state: 'sent' | 'failed' | 'sending') =>
    setWritten((before) => before.map((message) => (message.id === id ? { ...message, state } : message)))
  const deliver = (id: string, content: string) =>
    api.sendMessage(chat.id, id, content).then(
      () => setState(id, 'sent'),
      () => setState(id, 'failed'),
    )
  const send = (content: string) => {
    const id = crypto.randomUUID()
    const createdAt = new Date().toISOString()
    const message = { id, content, sender: currentUser, createdAt, isOwn: true } as const
    setWritten((before) => [...before, { ...message, state: 'sending' }])
    void deliver(id, content)
  }
  const resend = (id: string) => {
    const failed = written.find((message) => message.id === id)
    if (failed === undefined) return
    setState(id, 'sending')
    void deliver(id, failed.content)
  }
  const fetched = history.value ?? []
  // The client chooses a message's id, so one that is fetched again is not listed twice.
  const pending = written.filter(({ id }) => fetched.every((message) => message.id !== id))
  return (
    <ChatWindow
      chat={chat}
      list={{
        messages: [...fetched, ...pending],
        status: history.status,
        unreadCount: chat.unreadCount,
        onRetryLoad: history.retry,
        onRetry: resend,
      }}
      // A message written below a failed history would not be visible.
      composer={{ onSend: send, disabled: history.status === 'error' }}
      onClose={onClose}
      style={{ right: 344 }}
    />
  )
}
