import { Button } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { restoreAccountAtom } from '../../atoms/account.ts'
import { erasureAtom, userAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { formatInstant } from '../../mappers/instant.ts'
import styles from './ErasureNotice.module.css'

/** The notice on every screen, as long as the erasure of the account can be undone. */
export function ErasureNotice() {
  const eraseAt = useAtomValue(erasureAtom)
  const user = useAtomValue(userAtom)
  const { run, isPending } = useWrite(restoreAccountAtom)
  if (eraseAt === null || user === null) return null
  return (
    <div role="status" className={styles.notice}>
      <span>{`A sua conta será apagada em ${formatInstant(eraseAt)}.`}</span>
      <Button
        size="small"
        loading={isPending}
        loadingLabel="Desfazendo..."
        onClick={() => void run(user.id, { done: { title: 'Sucesso', message: 'A sua conta continua.' } })}
      >
        Manter a conta
      </Button>
    </div>
  )
}
