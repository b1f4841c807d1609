import { Button, Panel, formatMoney } from '@convoca/ui'
import { approvePrizeAtom, heldPrizesAtom } from '../../atoms/prizes.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './admin.module.css'

/** Parts of prizes above R$ 2.000,00, which are sent once two members of the staff have approved them. */
export function HeldPrizes() {
  const held = useQueryAtom(heldPrizesAtom, 'all')
  const approval = useWrite(approvePrizeAtom)
  if (held.data === undefined || held.data.length === 0) return null
  return (
    <Panel title="Prêmios a conferir" flush>
      <ul className={styles.list}>
        {held.data.map(({ id, championship, winner, place, amount, approvals }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title}>{`${formatMoney(amount)} para ${winner.nick}`}</span>
            <span className={styles.muted}>
              {`${place}º lugar em ${championship.name} · ${approvals} de 2 conferiram`}
            </span>
            <Button
              size="small"
              loading={approval.inFlight.includes(id)}
              loadingLabel="Salvando..."
              onClick={() =>
                void approval.run(id, {
                  done: { title: 'Prêmio conferido' },
                  failure: 'Não foi possível salvar a decisão',
                })
              }
            >
              {`Conferir o prêmio de ${winner.nick}`}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
