import { Button } from '@convoca/ui'
import { unblockAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './ThreadBar.module.css'

/**
 * What a conversation with somebody whom the user has blocked shows: why nobody writes, and how that ends.
 */
export function BlockedBar({ conversation: { name, members } }: { conversation: Conversation }) {
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
