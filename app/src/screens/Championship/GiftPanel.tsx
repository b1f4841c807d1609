import { Button, Panel } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Championship } from '../../atoms/championship.ts'
import { userAtom } from '../../atoms/session.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { say } from '../../mappers/participant-texts.ts'
import type { Registration } from '../../mappers/championship-registration.ts'
import styles from './championship.module.css'

const { Part: GiftDialog } = lazyPart(() => import('./GiftDialog.tsx').then((loaded) => loaded.GiftDialog))

export interface GiftPanelProps {
  championship: Championship
  registrations: readonly Registration[]
}

/** Offers to pay the entry of another team; nothing where none waits for its payment. */
export function GiftPanel({ championship, registrations }: GiftPanelProps) {
  const user = useAtomValue(userAtom)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (user === null || championship.status !== 'REGISTRATION') return null
  const teams = registrations.filter(
    ({ team, status }) =>
      status === 'PENDING_PAYMENT' && team.id !== user.id && !user.teams.some(({ id }) => id === team.id),
  )
  if (teams.length === 0) return null
  return (
    <Panel title="Dar a inscrição de presente">
      <div className={styles.column}>
        <p className={styles.text}>
          {say(
            championship,
            'Pague a inscrição de um time que você quer ver jogar. O time aceita ou recusa.',
            'Pague a inscrição de um jogador que você quer ver jogar. O jogador aceita ou recusa.',
          )}
        </p>
        <div>
          <Button onClick={() => setOpen(true)}>Dar de presente</Button>
        </div>
      </div>
      {isOpen && (
        <GiftDialog isUsed onFailure={close} championship={championship} teams={teams} onClose={close} />
      )}
    </Panel>
  )
}
