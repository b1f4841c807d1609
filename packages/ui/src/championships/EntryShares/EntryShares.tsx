'use client'

import { clsx } from 'clsx'
import { BellRing, Check, Clock, Timer, Undo2 } from 'lucide-react'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './EntryShares.module.css'
import { type EntryShare, type EntryShareStatus } from './entry-shares.ts'
import { formatDayAndTime, formatTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'

export const entrySharesTexts = {
  fee: 'Inscrição do time',
  paid: 'Já pago pelo elenco',
  missing: 'Falta para o time',
  payOwn: 'Pagar minha parte',
  money: formatMoney,
  title: (paid: number, all: number) => `${paid} de ${all} ${paid === 1 ? 'pagou' : 'pagaram'}`,
  reservedUntil: (date: Date) => `vaga reservada até ${formatDayAndTime(date)}`,
  bar: (paid: number, all: number) => `${paid} de ${all} partes pagas`,
  states: {
    OPEN: 'Falta pagar',
    PENDING: 'Aguardando pagamento',
    PAID: 'Pago',
    REFUNDING: 'Reembolsando',
    REFUNDED: 'Reembolsado',
  } satisfies Record<EntryShareStatus, string>,
  paidAt: (date: Date) => `Pix às ${formatTime(date)}`,
  paidBy: (payer: string, date: Date) => `Pago por ${payer} às ${formatTime(date)}`,
  pendingBy: (payer: string) => `Aguardando o Pix de ${payer}`,
  payForLabel: (nick: string) => `Pagar por ele: ${nick}`,
  payRest: (amount: string) => `Pagar ${amount}`,
}

export type EntrySharesProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The parts, in the order shown. */
  shares: readonly EntryShare[]
  /** ISO 8601; until when the place is kept, while it waits for the payment. */
  payUntil?: string | undefined
  /** The amount of a code for all that is left, in centavos; without it the button is not rendered. */
  restAmount?: number | undefined
  /** Ids of the shares for which a code is being made; `rest` for all that are left. */
  payingId?: string | undefined
  reminding?: boolean | undefined
  extending?: boolean | undefined
  /** Asks for a code for one part. */
  onPay: (share: EntryShare) => void
  onPayRest?: (() => void) | undefined
  /** Reminds who is missing; without it the button is not rendered. */
  onRemind?: (() => void) | undefined
  /** Asks for more time; without it the button is not rendered. */
  onExtend?: (() => void) | undefined
}

const tones: Readonly<Record<EntryShareStatus, BadgeTone>> = {
  OPEN: 'neutral',
  PENDING: 'info',
  PAID: 'success',
  REFUNDING: 'info',
  REFUNDED: 'neutral',
}

const icons: Readonly<Record<EntryShareStatus, ReactNode>> = {
  OPEN: null,
  PENDING: <Clock aria-hidden="true" />,
  PAID: <Check aria-hidden="true" />,
  REFUNDING: <Undo2 aria-hidden="true" />,
  REFUNDED: <Undo2 aria-hidden="true" />,
}

const sum = (shares: readonly EntryShare[]): number => shares.reduce((total, { amount }) => total + amount, 0)

/**
 * A team's entry that its roster pays together: who has paid, who is missing, and until when the place is kept. must say each state in words, and
 * offers to pay for others.
 */
export function EntryShares(props: EntrySharesProps) {
  const { shares, payUntil, restAmount, payingId, reminding, extending, ...more } = props
  const { onPay, onPayRest, onRemind, onExtend, className, ...rest } = more
  const titleId = useId()
  const when = useWhen()
  const paid = shares.filter(({ status }) => status === 'PAID')
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      <Summary shares={shares} />
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {entrySharesTexts.title(paid.length, shares.length)}
        </h2>
        {payUntil !== undefined && (
          <span className={styles.note}>{entrySharesTexts.reservedUntil(when(payUntil))}</span>
        )}
        <Bar shares={shares} label={entrySharesTexts.bar(paid.length, shares.length)} />
      </div>
      <ul className={styles.list} aria-label="Partes da inscrição">
        {shares.map((share) => (
          <Row key={share.id} share={share} isPaying={payingId === share.id} onPay={onPay} />
        ))}
      </ul>
      {(onRemind ?? onPayRest ?? onExtend) && (
        <div className={styles.foot}>
          {onRemind && (
            <Button
              icon={<BellRing aria-hidden="true" />}
              loading={reminding}
              loadingLabel="Lembrando..."
              onClick={onRemind}
            >
              Lembrar elenco
            </Button>
          )}
          {onPayRest && restAmount !== undefined && (
            <Button loading={payingId === 'rest'} onClick={onPayRest}>
              {entrySharesTexts.payRest(entrySharesTexts.money(restAmount))}
            </Button>
          )}
          {onExtend && (
            <Button
              icon={<Timer aria-hidden="true" />}
              loading={extending}
              loadingLabel="Pedindo..."
              onClick={onExtend}
            >
              Pedir mais 30 minutos
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function Summary({ shares }: { shares: readonly EntryShare[] }) {
  const labels = useTexts('EntryShares', entrySharesTexts, undefined)
  const paid = sum(shares.filter(({ status }) => status === 'PAID'))
  const all = sum(shares)
  return (
    <dl className={styles.summary}>
      <div className={styles.line}>
        <dt className={styles.term}>{labels.fee}</dt>
        <dd className={styles.value}>{entrySharesTexts.money(all)}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.term}>{labels.paid}</dt>
        <dd className={styles.value}>{entrySharesTexts.money(paid)}</dd>
      </div>
      <div className={styles.line} data-total="">
        <dt className={styles.term}>{labels.missing}</dt>
        <dd className={styles.value}>{entrySharesTexts.money(all - paid)}</dd>
      </div>
    </dl>
  )
}

const rank = ({ status }: EntryShare): number => (status === 'PAID' ? 0 : status === 'PENDING' ? 1 : 2)

/** Paid parts first, then those that wait. */
function Bar({ shares, label }: { shares: readonly EntryShare[]; label: string }) {
  const sorted = shares.toSorted((first, second) => rank(first) - rank(second))
  return (
    <span className={styles.bar} role="img" aria-label={label}>
      {sorted.map(({ id, status }) => (
        <span key={id} className={styles.piece} data-status={status.toLowerCase()} />
      ))}
    </span>
  )
}

interface RowProps {
  share: EntryShare
  isPaying: boolean
  onPay: (share: EntryShare) => void
}

function Row({ share, isPaying, onPay }: RowProps) {
  const { id, nick, amount, status, isOwn = false, canPay = false } = share
  const labels = useTexts('EntryShares', entrySharesTexts, undefined)
  return (
    <li className={styles.row} data-own={isOwn || undefined}>
      <Avatar id={id} name={nick} size="s" decorative />
      <span className={styles.text}>
        <span className={styles.name}>
          <span className={styles.nick}>{nick}</span>
          {isOwn && <Badge tone="accent">você</Badge>}
        </span>
        <Note share={share} />
      </span>
      {canPay ? (
        <Button
          size="small"
          variant={isOwn ? 'primary' : 'secondary'}
          loading={isPaying}
          aria-label={isOwn ? undefined : entrySharesTexts.payForLabel(nick)}
          onClick={() => onPay(share)}
        >
          {isOwn ? labels.payOwn : 'Pagar por ele'}
        </Button>
      ) : (
        <Badge tone={tones[status]}>
          {icons[status] !== null && <span className={styles.icon}>{icons[status]}</span>}
          <span>{entrySharesTexts.money(amount)}</span>
        </Badge>
      )}
    </li>
  )
}

function Note({ share }: Pick<RowProps, 'share'>) {
  const when = useWhen()
  return <span className={styles.note}>{describe(share, when)}</span>
}

function describe(
  { status, payer, paidAt, isMinor = false }: EntryShare,
  when: (iso: string) => Date,
): string {
  if (status === 'PAID' && paidAt !== undefined)
    return payer === undefined
      ? entrySharesTexts.paidAt(when(paidAt))
      : entrySharesTexts.paidBy(payer, when(paidAt))
  if (status === 'PENDING' && payer !== undefined) return entrySharesTexts.pendingBy(payer)
  if (status === 'OPEN' && isMinor) return 'Menor de 18: outra pessoa paga'
  return entrySharesTexts.states[status]
}
