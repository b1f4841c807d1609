import { Button, Panel, TextField, formatMoney } from '@convoca/ui'
import { type FormEvent, useState } from 'react'
import {
  type HeldPrize,
  approvePrizeAtom,
  heldPrizesAtom,
  nameGuardianAtom,
} from '../../atoms/held-prizes.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { describeWithholding } from '../../mappers/payment.ts'
import styles from './admin.module.css'

/**
 * Parts of prizes above R$ 2.000,00, which are sent once two members of the staff have approved them, and those of minors whose team has no adult to receive them.
 */
export function HeldPrizes() {
  const held = useQueryAtom(heldPrizesAtom, 'all')
  if (held.data === undefined || held.data.length === 0) return null
  return (
    <Panel title="Prêmios a conferir" flush>
      <ul className={styles.list}>
        {held.data.map((prize) => (
          <li key={prize.id} className={styles.row}>
            <span className={styles.title}>{`${formatMoney(prize.amount)} para ${prize.winner.nick}`}</span>
            <span className={styles.muted}>
              {`${prize.place}º lugar em ${prize.championship.name} · ${describeHold(prize)}`}
            </span>
            {prize.withheld > 0 && <span className={styles.muted}>{describeWithholding(prize)}</span>}
            {prize.waits_for === 'AGE' ? <Guardian prize={prize} /> : <Approval prize={prize} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function describeHold({ waits_for: missing, receiver, approvals }: HeldPrize): string {
  if (missing !== 'AGE') return `${approvals} de 2 conferiram`
  return receiver === null
    ? 'menor de 18 anos, sem adulto que receba'
    : `menor de 18 anos, espera a resposta de ${receiver.nick}`
}

function Approval({ prize: { id, winner } }: { prize: HeldPrize }) {
  const approval = useWrite(approvePrizeAtom)
  return (
    <Button
      size="small"
      loading={approval.isPending}
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
  )
}

/** Names a guardian, who has an account and has to agree. */
function Guardian({ prize: { id, winner } }: { prize: HeldPrize }) {
  const [nick, setNick] = useState('')
  const naming = useWrite(nameGuardianAtom, 'Não foi possível indicar')
  const error =
    naming.error ?? (naming.errorOf('nick') === undefined ? undefined : 'Não é uma conta de um adulto')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (nick.trim() === '' || naming.isPending) return
    void naming.run(
      { shareId: id, nick: nick.trim() },
      { done: { title: 'Pedido enviado' }, onDone: () => setNick('') },
    )
  }
  return (
    <form className={styles.row} noValidate onSubmit={submit}>
      <TextField
        label={`Nick do adulto responsável por ${winner.nick}`}
        value={nick}
        maxLength={20}
        error={error}
        onChange={setNick}
      />
      <Button size="small" type="submit" loading={naming.isPending} loadingLabel="Enviando...">
        Indicar adulto
      </Button>
    </form>
  )
}
