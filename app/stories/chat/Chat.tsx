import type { ChatSummary } from '@convoca/ui'
import { ChatPanel } from '@convoca/ui'
import { useState } from 'react'
import { useCancelOnUnmount } from '../../test/useCancelOnUnmount.ts'
import { createChatApi } from './chat-api.ts'
import { Conversation } from './Conversation.tsx'
import { NewChat } from './NewChat.tsx'
import { useAsync } from './useAsync.ts'

/** The chat panel, the dialog for a new chat, and one open conversation, over the mocked API. */
export function Chat() {
  const [api] = useState(createChatApi)
  useCancelOnUnmount(api)
  const fetched = useAsync(api.fetchChats)
  const [created, setCreated] = useState<readonly ChatSummary[]>([])
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [selected, setSelected] = useState<ChatSummary>()
  const existing = fetched.value ?? []
  const added = created.filter(({ id }) => existing.every((chat) => chat.id !== id))
  const openCreated = (chat: ChatSummary) => {
    setIsDialogOpen(false)
    setCreated((before) => [chat, ...before.filter(({ id }) => id !== chat.id)])
    setSelected(chat)
  }
  return (
    <>
      <div style={{ position: 'fixed', inset: '0 0 0 auto', width: 'min(100%, 320px)' }}>
        <ChatPanel
          chats={[...added, ...existing]}
          status={fetched.status}
          onRetry={fetched.retry}
          selectedId={selected?.id}
          onSelect={setSelected}
          onNewChat={() => setIsDialogOpen(true)}
        />
      </div>
      {isDialogOpen && <NewChat api={api} onClose={() => setIsDialogOpen(false)} onCreated={openCreated} />}
      {selected && (
        <Conversation key={selected.id} api={api} chat={selected} onClose={() => setSelected(undefined)} />
      )}
    </>
  )
}
