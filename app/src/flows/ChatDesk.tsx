import type { ChatMessage, ChatSummary, PlayerItem } from '@convoca/ui'
import { ChatPanel, ChatWindow } from '@convoca/ui'
import { useCallback, useState } from 'react'
import { NewChat } from './NewChat.tsx'
import { useLoaded } from './useLoaded.ts'

/** What the desk asks of a chat; its story answers it with the SDK. */
export interface ChatCalls {
  listChats: () => Promise<readonly ChatSummary[]>
  listMessages: (chatId: string) => Promise<readonly ChatMessage[]>
  send: (chatId: string, clientId: string, content: string) => Promise<void>
  findPlayers: (search: string) => Promise<readonly PlayerItem[]>
  /** The conversation with one player: a new one, or the one there is. */
  start: (playerId: string) => Promise<ChatSummary>
}

export interface ChatDeskProps {
  calls: ChatCalls
  me: { id: string; name: string }
}

/** The panel, a new chat, and one open conversation. What could not be sent stays and can be sent again. */
export function ChatDesk({ calls, me }: ChatDeskProps) {
  const listed = useLoaded(calls.listChats)
  const [started, setStarted] = useState<readonly ChatSummary[]>([])
  const [choosing, setChoosing] = useState(false)
  const [open, setOpen] = useState<ChatSummary>()
  const known = listed.value ?? []
  const fresh = started.filter(({ id }) => known.every((chat) => chat.id !== id))
  const begin = (chat: ChatSummary) => {
    setChoosing(false)
    setStarted((before) => [chat, ...before.filter(({ id }) => id !== chat.id)])
    setOpen(chat)
  }
  return (
    <>
      <div style={{ position: 'fixed', inset: '0 0 0 auto', width: 'min(100%, 320px)' }}>
        <ChatPanel
          chats={[...fresh, ...known]}
          status={listed.status}
          onRetry={listed.retry}
          selectedId={open?.id}
          onSelect={setOpen}
          onNewChat={() => setChoosing(true)}
        />
      </div>
      {choosing && <NewChat calls={calls} onClose={() => setChoosing(false)} onStarted={begin} />}
      {open && (
        <Conversation key={open.id} chat={open} me={me} calls={calls} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

type ConversationProps = ChatDeskProps & { chat: ChatSummary; onClose: () => void }

function Conversation({ chat, me, calls, onClose }: ConversationProps) {
  const history = useLoaded(useCallback(() => calls.listMessages(chat.id), [calls, chat.id]))
  const [written, setWritten] = useState<readonly ChatMessage[]>([])

  const mark = (id: string, state: 'sent' | 'failed' | 'sending') =>
    setWritten((before) => before.map((one) => (one.id === id ? { ...one, state } : one)))
  const deliver = (id: string, content: string) =>
    calls.send(chat.id, id, content).then(
      () => mark(id, 'sent'),
      () => mark(id, 'failed'),
    )
  const send = (content: string) => {
    const id = crypto.randomUUID()
    const message = { id, content, sender: me, createdAt: new Date().toISOString(), isOwn: true } as const
    setWritten((before) => [...before, { ...message, state: 'sending' }])
    void deliver(id, content)
  }
  const again = (id: string) => {
    const lost = written.find((one) => one.id === id)
    if (lost === undefined) return
    mark(id, 'sending')
    void deliver(id, lost.content)
  }
  const told = history.value ?? []
  // Messages are known by the id that their writer gave them: one that was read again is not shown twice.
  const untold = written.filter(({ id }) => told.every((one) => one.id !== id))
  return (
    <ChatWindow
      chat={chat}
      list={{
        messages: [...told, ...untold],
        status: history.status,
        unreadCount: chat.unreadCount,
        onRetryLoad: history.retry,
        onRetry: again,
      }}
      // What is written below a failure would not be seen.
      composer={{ onSend: send, disabled: history.status === 'error' }}
      onClose={onClose}
      style={{ right: 344 }}
    />
  )
}
