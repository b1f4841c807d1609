import type { ChatSummary, PlayerItem } from '@convoca/ui'
import { NewChatDialog } from '@convoca/ui'
import { useCallback, useState } from 'react'
import { useDebounced } from '../screens/useDebounced.ts'
import type { ChatCalls } from './ChatDesk.tsx'
import { useLoaded } from './useLoaded.ts'

interface NewChatProps {
  calls: ChatCalls
  onClose: () => void
  onStarted: (chat: ChatSummary) => void
}

/** Chooses whom to talk to. What is refused leaves the dialog and the choice as they are. */
export function NewChat({ calls, onClose, onStarted }: NewChatProps) {
  const [search, setSearch] = useState('')
  const settled = useDebounced(search)
  const [chosen, setChosen] = useState<PlayerItem | null>(null)
  const [starting, setStarting] = useState(false)
  const [refused, setRefused] = useState(false)
  const players = useLoaded(useCallback(() => calls.findPlayers(settled), [calls, settled]))
  const choose = (player: PlayerItem | null) => {
    setChosen(player)
    setRefused(false)
  }
  const start = () => {
    if (chosen === null) return
    setStarting(true)
    calls.start(chosen.id).then(onStarted, () => {
      setStarting(false)
      setRefused(true)
    })
  }
  return (
    <NewChatDialog
      open
      onOpenChange={onClose}
      onStart={start}
      starting={starting}
      picker={{
        mode: 'single',
        items: players.value ?? [],
        status: players.status,
        onRetry: players.retry,
        search,
        onSearchChange: setSearch,
        value: chosen,
        onChange: choose,
        error: refused
          ? 'Não foi possível abrir a conversa. Tente de novo ou escolha outra pessoa.'
          : undefined,
      }}
    />
  )
}
