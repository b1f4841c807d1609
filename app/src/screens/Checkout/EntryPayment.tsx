import { Button, EmptyState, Panel, formatMoney } from '@convoca/ui'
import { EntryShares } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import {
  type EntryKey,
  type EntryPayment as Entry,
  createPaymentAtom,
  entryPaymentAtom,
  entryPaymentsAtom,
  extendEntryPaymentAtom,
  remindEntryPaymentAtom,
} from '../../atoms/payments.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { canRemind, chooseShownPayment, findRest, toEntryShares } from '../../mappers/payment.ts'
import { EntryGifts } from './EntryGifts.tsx'
import { PaymentView } from './PaymentView.tsx'
import styles from './checkout.module.css'

/** The visitor's payment of a team's entry, or the way to begin one, beside the parts of the others. */
export function EntryPayment({ entryKey }: { entryKey: EntryKey }) {
  const entry = useQueryAtom(entryPaymentAtom, entryKey)
  return (
    <QueryContent query={entry} rows={2}>
      {(data) => (
        <WithShares entry={data}>
          <EntryGifts entry={data} />
          <OwnPayment entry={data} />
        </WithShares>
      )}
    </QueryContent>
  )
}

function OwnPayment({ entry }: { entry: Entry }) {
  const payments = useQueryAtom(entryPaymentsAtom, toKey(entry))
  const visitorId = useAtomValue(visitorAtom)?.id
  return (
    <QueryContent query={payments} rows={1}>
      {(data) => {
        const shown = chooseShownPayment(data, { entry, visitorId })
        if (shown !== undefined) return <PaymentView payment={shown} entry={entry} />
        return entry.pay_until === null ? <NothingToPay entry={entry} /> : <NewPayment entry={entry} />
      }}
    </QueryContent>
  )
}

const toKey = ({ championship, registration_id: registrationId }: Entry): EntryKey => ({
  championshipId: championship.id,
  registrationId,
})

function NothingToPay({ entry: { team, status } }: { entry: Entry }) {
  const text =
    status === 'EXPIRED'
      ? `${team.name} não tem mais a vaga: a inscrição não foi paga a tempo.`
      : `${team.name} já tem a vaga.`
  return <EmptyState title="Nada a pagar aqui" description={text} />
}

/** The state of all parts, and what can be done about those that are missing. */
export function WithShares({ entry, children }: { entry: Entry; children: ReactNode }) {
  const visitorId = useAtomValue(visitorAtom)?.id
  const create = useWrite(createPaymentAtom)
  const reminder = useWrite(remindEntryPaymentAtom)
  const extension = useWrite(extendEntryPaymentAtom)
  const key = toKey(entry)
  const shares = toEntryShares(entry, visitorId)
  const rest = findRest(entry, visitorId)
  const failure = { failure: 'Não foi possível gerar o código' } as const
  const pay = (userIds?: readonly string[]) => void create.run({ ...key, userIds }, failure)
  const isRestOffered = rest.length > 1 && shares.some(({ canPay }) => canPay)
  const [paying] = create.inFlight
  const payingId = paying && (paying.userIds?.[0] ?? 'rest')
  // An entry of one player is shared with nobody.
  if (shares.length < 2) return <div className={styles.own}>{children}</div>
  return (
    <div className={styles.entry}>
      <div className={styles.own}>{children}</div>
      <EntryShares
        shares={shares}
        payUntil={entry.pay_until ?? undefined}
        restAmount={rest.reduce((sum, { amount }) => sum + amount, 0)}
        payingId={payingId}
        reminding={reminder.isPending}
        extending={extension.isPending}
        onPay={({ id }) => pay([id])}
        onPayRest={isRestOffered ? () => pay() : undefined}
        onRemind={
          canRemind(entry, visitorId)
            ? () =>
                void reminder.run(key, {
                  done: { title: 'Elenco lembrado' },
                  failure: 'Não foi possível lembrar o elenco',
                })
            : undefined
        }
        onExtend={
          entry.can_extend
            ? () => void extension.run(key, { failure: 'Não foi possível pedir mais tempo' })
            : undefined
        }
      />
    </div>
  )
}

function NewPayment({ entry }: { entry: Entry }) {
  const visitorId = useAtomValue(visitorAtom)?.id
  const create = useWrite(createPaymentAtom)
  const own = entry.parts.find(({ user }) => user.id === visitorId)
  const isOwnOpen = own?.status === 'OPEN' && !own.is_minor
  if (own?.status === 'PAID' && own.payer !== null)
    return (
      <Panel title="Sua parte já foi paga" className={styles.panel}>
        <p className={styles.text}>{`${own.payer.nick} pagou a sua parte. Você não precisa fazer nada.`}</p>
      </Panel>
    )
  if (own?.is_minor === true)
    return (
      <Panel title="Outra pessoa paga" className={styles.panel}>
        <p className={styles.text}>Menores de 18 anos não pagam. Alguém do time paga a sua parte por aqui.</p>
      </Panel>
    )
  const rest = findRest(entry, visitorId)
  if (rest.length === 0)
    return (
      <Panel title="Aguardando o elenco" className={styles.panel}>
        <p className={styles.text}>Todas as partes têm um Pix em aberto. Esta página muda sozinha.</p>
      </Panel>
    )
  const amount = isOwnOpen ? own.amount : rest.reduce((sum, part) => sum + part.amount, 0)
  const userIds = isOwnOpen ? [own.user.id] : undefined
  return (
    <Panel title={entry.team.name} className={styles.panel}>
      <div className={styles.begin}>
        <p className={styles.note}>{isOwnOpen ? 'Sua parte' : 'O que falta da inscrição'}</p>
        <p className={styles.amount}>{formatMoney(amount)}</p>
        <p className={styles.text}>
          O código Pix vale por até 30 minutos. A vaga é do time quando todas as partes caírem; depois da
          primeira, ela fica reservada por 30 minutos, e o que for pago volta se faltar alguém.
        </p>
        <Button
          variant="primary"
          loading={create.isPending}
          loadingLabel="Gerando..."
          onClick={() =>
            void create.run({ ...toKey(entry), userIds }, { failure: 'Não foi possível gerar o código' })
          }
        >
          Gerar código Pix
        </Button>
      </div>
    </Panel>
  )
}
