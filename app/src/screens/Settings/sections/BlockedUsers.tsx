import { Avatar, Button } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { blocksAtom, unblockAtom } from '../../../atoms/chat/conversations.ts'
import { useWrite } from '../../../hooks/useWrite.ts'
import styles from '../settings.module.css'

/** The people whom the user has blocked in the chat, if any. */
export function BlockedUsers() {
  const blocked = useAtomValue(blocksAtom).data ?? []
  const unblock = useWrite(unblockAtom)
  if (blocked.length === 0) return null
  return (
    <div className={styles.setting}>
      <span className={styles.label} id="blocked-users">
        Pessoas bloqueadas
      </span>
      <ul className={styles.blocked} aria-labelledby="blocked-users">
        {blocked.map(({ id, nick }) => (
          <li key={id} className={styles.blockedRow}>
            <Avatar id={id} name={nick} size="s" decorative />
            <span className={styles.blockedNick}>{nick}</span>
            <Button
              size="small"
              aria-label={`Desbloquear ${nick}`}
              loading={unblock.inFlight.includes(id)}
              onClick={() => void unblock.run(id)}
            >
              Desbloquear
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
