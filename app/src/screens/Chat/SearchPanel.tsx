import { EmptyState, ErrorState, IconButton, SearchInput } from '@convoca/ui'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDate, formatTime } from '@convoca/ui/app'
import { messageSearchAtom } from '../../atoms/chat/messages.ts'
import type { Message } from '../../atoms/chat/messages.ts'
import { DebouncedSearch } from '../../components/DebouncedSearch.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import type { Mask } from '../../mappers/chat.ts'
import { useMask } from './useMask.ts'
import { usePanelFocus } from './usePanelFocus.ts'
import styles from './ChatScreen.module.css'

/** `12/03/2025, 20:05` */
const formatSent = (at: Date) => `${formatDate(at)}, ${formatTime(at)}`

interface SearchPanelProps {
  conversationId: string
  onOpen: (messageId: string) => void
  onClose: () => void
}

/** Searches the messages of a conversation; a result is shown in it. */
export function SearchPanel({ conversationId, onOpen, onClose }: SearchPanelProps) {
  const [search, setSearch] = useState('')
  const found = useQueryAtom(messageSearchAtom, { conversationId, search })
  const mask = useMask()
  const box = useRef<HTMLInputElement>(null)
  usePanelFocus(box)
  return (
    <aside className={styles.details} aria-label="Buscar na conversa">
      <header className={styles.head}>
        <h2 className={styles.detailsTitle}>Buscar</h2>
        <IconButton label="Fechar busca" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles.detailsBody}>
        <DebouncedSearch value={search} onChange={setSearch}>
          {(typed) => (
            <SearchInput
              inputRef={box}
              label="Buscar na conversa"
              placeholder="Buscar na conversa..."
              value={typed.search}
              onChange={typed.onSearchChange}
            />
          )}
        </DebouncedSearch>
        {found.isError && <ErrorState title="Não foi possível buscar" onRetry={() => void found.refetch()} />}
        {found.data?.length === 0 && (
          <EmptyState title="Nenhuma mensagem encontrada" description="Tente outra palavra" />
        )}
        <ul className={styles.results} aria-label="Mensagens encontradas" aria-live="polite">
          {(found.data ?? []).map((message) => (
            <Result key={message.id} message={message} mask={mask} onOpen={() => onOpen(message.id)} />
          ))}
        </ul>
      </div>
    </aside>
  )
}

interface ResultProps {
  message: Message
  mask: Mask
  onOpen: () => void
}

function Result({ message, mask, onOpen }: ResultProps) {
  return (
    <li>
      <button type="button" className={styles.result} onClick={onOpen}>
        <span className={styles.resultHead}>
          {`${message.sender.name} · ${formatSent(new Date(message.created_at))}`}
        </span>
        <span className={styles.resultText}>{mask(message.content)}</span>
      </button>
    </li>
  )
}
