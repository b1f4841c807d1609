import { IconButton } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { ArrowLeft } from 'lucide-react'
import { conversationsAtom } from '../../atoms/chat/conversations.ts'
import styles from './ChatScreen.module.css'

/** The way from a conversation to the list on a phone, with the number of others that wait to be read. */
export function BackToList({ conversationId, onBack }: { conversationId: string; onBack: () => void }) {
  const rows = useAtomValue(conversationsAtom).data ?? []
  const count = rows.filter(
    ({ id, unreadCount, mutedUntil }) => id !== conversationId && unreadCount > 0 && mutedUntil === null,
  ).length
  const label = 'Voltar para as conversas'
  return (
    <IconButton
      className={styles.back}
      label={count === 0 ? label : `${label}, ${count} com mensagens não lidas`}
      onClick={onBack}
    >
      <ArrowLeft aria-hidden />
      {count > 0 && (
        <span aria-hidden className={styles.backCount}>
          {count}
        </span>
      )}
    </IconButton>
  )
}
