import { Button } from '@convoca/ui'
import { type Conversation, unblockAtom } from '../../atoms/chat/conversations.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { RequestBar } from './RequestBar.tsx'
import styles from './ThreadBar.module.css'

interface ThreadBarProps {
  conversation: Conversation
  isBlocked: boolean
  /** A stranger's request was refused, or its sender blocked. */
  onRefused: () => void
}

/**
 * The bar of a conversation with a user whom the reader has blocked: why nobody writes, and how that ends.
 */
function BlockedBar({ conversation: { name, members } }: { conversation: Conversation }) {
  const unblock = useWrite(unblockAtom)
  const [other] = members
  return (
    <section className={styles.bar} aria-label="Pessoa bloqueada">
      <p className={styles.text}>
        Você bloqueou <strong>{name}</strong>. Nenhum de vocês escreve ao outro; as mensagens antigas ficam.
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          disabled={!other}
          loading={unblock.isPending}
          onClick={() => other && void unblock.run(other.id)}
        >
          Desbloquear
        </Button>
      </div>
    </section>
  )
}

/** Above the messages, on the page as in a window: that the other one is blocked, or that a stranger asks to talk. */
export function ThreadBar({ conversation, isBlocked, onRefused }: ThreadBarProps) {
  if (isBlocked) return <BlockedBar conversation={conversation} />
  return conversation.isRequest ? <RequestBar conversation={conversation} onRefused={onRefused} /> : null
}
