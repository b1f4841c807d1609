import { fullDate } from '@convoca/ui'
import { attachmentAtom } from '../atoms/support.ts'
import type { TicketMessage } from '../atoms/support.ts'
import { useQueryAtom } from '../hooks/useQueryAtom.ts'
import styles from './TicketThread.module.css'

interface TicketThreadProps {
  messages: readonly TicketMessage[]
  /** The reader's id: their own messages are called so. */
  readerId: string | undefined
}

/** The messages of a ticket, oldest first, for its author and for the staff. */
export function TicketThread({ messages, readerId }: TicketThreadProps) {
  return (
    <ol className={styles.thread} aria-label="Mensagens">
      {messages.map((message) => (
        <li key={message.id} className={styles.message} data-staff={message.is_staff || undefined}>
          <div className={styles.head}>
            <span className={styles.author}>{authorOf(message, readerId)}</span>
            <time dateTime={message.created_at}>{fullDate(message.created_at)}</time>
          </div>
          <p className={styles.text}>{message.text}</p>
          {message.attachment && <Attachment attachment={message.attachment} />}
        </li>
      ))}
    </ol>
  )
}

function authorOf({ author, is_staff: isStaff }: TicketMessage, readerId: string | undefined): string {
  if (author === null) return isStaff ? 'Suporte da Convoca' : 'Conta apagada'
  if (author.id === readerId) return 'Você'
  return isStaff ? `${author.nick} (suporte)` : author.nick
}

/** The place has the picture's shape while it loads. */
function Attachment({ attachment }: { attachment: NonNullable<TicketMessage['attachment']> }) {
  const { id, width, height } = attachment
  const { data, isError } = useQueryAtom(attachmentAtom, id)
  if (isError) return <p className={styles.notice}>Não foi possível carregar a imagem.</p>
  return (
    <img
      className={styles.picture}
      width={width}
      height={height}
      alt={data === undefined ? '' : 'Imagem anexada'}
      src={data === undefined ? undefined : `data:image/jpeg;base64,${data.base64}`}
    />
  )
}
