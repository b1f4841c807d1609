import type { ChatSummary, PlayerItem } from '@convoca/ui'
import { NewChatDialog } from '@convoca/ui'
import { useCallback, useState } from 'react'
import { useDebounced } from '../../src/hooks/useDebounced.ts'
import type { ChatApi } from './chat-api.ts'
import { useAsync } from './useAsync.ts'

export interface NewChatProps {
  api: ChatApi
  onClose: () => void
  onCreated: (chat: ChatSummary) => void
}

/** The player picker for a new chat. After a refusal the dialog stays open with the selection. */
export function NewChat({ api, onClose, onCreated }: NewChatProps) {
  const [search, setSearch] = useState('')
  const debouncedSearch = useDebounced(search)
  const [selected, setSelected] = useState<PlayerItem | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const players = useAsync(useCallback(() => api.findPlayers(debouncedSearch), [api, debouncedSearch]))
  const select = (player: PlayerItem | null) => {
    setSelected(player)
    setHasFailed(false)
  }
  const start = () => {
    if (selected === null) return
    setIsStarting(true)
    api.openChatWith(selected.id).then(onCreated, () => {
      setIsStarting(false)
      setHasFailed(true)
    })
  }
  return (
    <NewChatDialog
      open
      onOpenChange={onClose}
      onStart={start}
      starting={isStarting}
      picker={{
        mode: 'single',
        items: players.value ?? [],
        status: players.status,
        onRetry: players.retry,
        search,
        onSearchChange: setSearch,
        value: selected,
        onChange: select,
        error: hasFailed
          ? 'Não foi possível abrir a conversa. Tente de novo ou escolha outra pessoa.'
          : undefined,
      }}
    />
  )
}
