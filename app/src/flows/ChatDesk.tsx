import type { ChatMessage, ChatSummary } from '@convoca/ui'
import { ChatPanel, ChatWindow } from '@convoca/ui'
import { useEffect, useState } from 'react'

/** What the desk asks of a chat; its story answers it with the SDK. */
export type ChatCalls = {
  listChats: () => Promise<readonly ChatSummary[]>
  listMessages: (chatId: string) => Promise<readonly ChatMessage[]>
  send: (chatId: string, clientId: string, content: string) => Promise<void>
}

export type ChatDeskProps = { calls: ChatCalls; me: { id: string; name: string } }

/** The panel and one open conversation. What could not be sent stays and can be sent again. */
export function ChatDesk({ calls, me }: ChatDeskProps) {
  const [chats, setChats] = useState<readonly ChatSummary[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [open, setOpen] = useState<ChatSummary>()
  useEffect(() => {
    calls.listChats().then(setChats, () => setFailed(true))
  }, [calls, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }
  return (
    <>
      <div style={{ position: 'fixed', inset: '0 0 0 auto', width: 'min(100%, 320px)' }}>
        <ChatPanel
          chats={chats ?? []}
          status={failed ? 'error' : chats ? 'ready' : 'loading'}
          onRetry={retry}
          selectedId={open?.id}
          onSelect={setOpen}
          onNewChat={() => undefined}
        />
      </div>
      {open && (
        <Conversation key={open.id} chat={open} me={me} calls={calls} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

type ConversationProps = ChatDeskProps & { chat: ChatSummary; onClose: () => void }

function Conversation({ chat, me, calls, onClose }: ConversationProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  useEffect(() => {
    // A conversation that does not load shows none; the panel has said already that the network is away.
    calls.listMessages(chat.id).then(setMessages, () => undefined)
  }, [calls, chat.id])

  const mark = (id: string, state: 'sent' | 'failed' | 'sending') =>
    setMessages((before) => before.map((one) => (one.id === id ? { ...one, state } : one)))
  const deliver = (id: string, content: string) =>
    calls.send(chat.id, id, content).then(
      () => mark(id, 'sent'),
      () => mark(id, 'failed'),
    )
  const send = (content: string) => {
    const id = crypto.randomUUID()
    const written = { id, content, sender: me, createdAt: new Date().toISOString(), isOwn: true } as const
    setMessages((before) => [...before, { ...written, state: 'sending' }])
    void deliver(id, content)
  }
  const again = (id: string) => {
    const lost = messages.find((one) => one.id === id)
    if (lost === undefined) return
    mark(id, 'sending')
    void deliver(id, lost.content)
  }
  return (
    <ChatWindow
      chat={chat}
      list={{ messages, onRetry: again }}
      composer={{ onSend: send }}
      onClose={onClose}
      style={{ right: 344 }}
    />
  )
}
