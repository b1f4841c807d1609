'use client'

import { clsx } from 'clsx'
import { Clock, Receipt, Ticket, Trophy, Undo2 } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { colorsOf } from '../match.ts'
import type { PixPaymentStatus } from '../PixPayment/pix-payment.ts'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import type { PaymentHistoryRecord, PaymentHistorySums } from './payment-history.ts'
import { paymentHistoryTexts as labels } from './payment-history-texts.ts'
import styles from './PaymentHistory.module.css'

export type PaymentHistoryProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The payments, the latest first. */
  records: readonly PaymentHistoryRecord[]
  /** The sums of the whole history, not of what is shown. */
  sums: PaymentHistorySums
  /** Loads older ones; without it there is no button. */
  onMore?: (() => void) | undefined
  /** Whether older ones are being loaded. */
  loadingMore?: boolean | undefined
}

const tones: Readonly<Record<PixPaymentStatus, BadgeTone>> = {
  PENDING: 'info',
  PAID: 'success',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  LATE: 'warning',
  REFUNDING: 'info',
  REFUNDED: 'info',
}

/** They are in order already. */
function groupByMonth(
  records: readonly PaymentHistoryRecord[],
  monthOf: (record: PaymentHistoryRecord) => string,
): [string, PaymentHistoryRecord[]][] {
  const months: [string, PaymentHistoryRecord[]][] = []
  for (const record of records) {
    const month = monthOf(record)
    const last = months.at(-1)
    if (last?.[0] === month) last[1].push(record)
    else months.push([month, [record]])
  }
  return months
}

/** The payments of a person or a team, month by month, with the sums of all of them. */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { records, sums, onMore, loadingMore, className, ...rest } = props
  const when = useWhen()
  const months = groupByMonth(records, ({ at }) => labels.month(when(at)))
  return (
    <section aria-label={labels.label} {...rest} className={clsx(styles.root, className)}>
      <Sums sums={sums} />
      {records.length === 0 ? (
        <EmptyState title={labels.empty} description={labels.emptyHint} />
      ) : (
        <div className={styles.list}>
          {months.map(([month, ofMonth]) => (
            <div key={month}>
              <h3 className={styles.month}>{month}</h3>
              <ul className={styles.rows}>
                {ofMonth.map((record) => (
                  <Row key={record.id} record={record} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {onMore && (
        <Button
          className={styles.more}
          loading={loadingMore}
          loadingLabel={labels.loadingMore}
          onClick={onMore}
        >
          {labels.more}
        </Button>
      )}
    </section>
  )
}

function Sums({ sums }: { sums: PaymentHistorySums }) {
  return (
    <ul className={styles.sums} aria-label={labels.sums}>
      <Sum icon={<Ticket />} amount={labels.money(sums.paid)} what={labels.paid}>
        {labels.paidCount(sums.paidCount)}
      </Sum>
      <Sum icon={<Clock />} amount={labels.money(sums.waiting)} what={labels.waiting}>
        {labels.waitingCount(sums.waitingCount)}
      </Sum>
      <Sum icon={<Undo2 />} amount={labels.money(sums.returned)} what={labels.returned}>
        {labels.returnedCount(sums.returnedCount)}
      </Sum>
    </ul>
  )
}

function Sum(props: { icon: ReactNode; amount: string; what: string; children: string }) {
  return (
    <li className={styles.sum}>
      <span className={styles.icon} aria-hidden="true">
        {props.icon}
      </span>
      <span className={styles.sumText}>
        <strong className={styles.sumAmount}>{props.amount}</strong>
        <span className={styles.what}>{props.what}</span>
        <span className={styles.note}>{props.children}</span>
      </span>
    </li>
  )
}

/** Says what is to be known besides the state. */
function findNotes({ payer, late, refundReason, unwon = 0 }: PaymentHistoryRecord) {
  return [
    payer === null && labels.erased,
    typeof payer === 'string' && labels.paidBy(payer),
    late === true && labels.late,
    refundReason !== undefined && labels.reason(refundReason),
    unwon > 0 && labels.unwon(labels.money(unwon)),
  ].filter((note) => note !== false)
}

const isBack = (status: PixPaymentStatus) => status === 'REFUNDING' || status === 'REFUNDED'

function Row({ record }: { record: PaymentHistoryRecord }) {
  const { championship, team, amount, status, href, at } = record
  const when = useWhen()
  const isDeposit = record.purpose === 'DEPOSIT'
  const title = isDeposit ? labels.deposit(championship) : labels.entry(championship)
  return (
    <li className={styles.row} data-status={status.toLowerCase()}>
      <span className={styles.icon} aria-hidden="true">
        {isBack(status) ? <Undo2 /> : isDeposit ? <Trophy /> : <Ticket />}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          {href === undefined ? (
            <span>{title}</span>
          ) : (
            <a className={styles.link} href={href}>
              {title}
            </a>
          )}
        </p>
        <p className={styles.note}>{[labels.when(when(at)), ...findNotes(record)].join(' · ')}</p>
      </div>
      <span className={styles.team}>
        {team && <TeamLogo name={team.name} {...colorsOf(team)} src={team.logoUrl} size={24} />}
        {!isDeposit && <span className={styles.teamName}>{team?.name ?? labels.noTeam}</span>}
      </span>
      <Badge className={styles.state} tone={tones[status]}>
        {labels.states[status]}
      </Badge>
      <span className={styles.amount}>{labels.money(amount)}</span>
      {href !== undefined && <Receipt className={styles.receipt} aria-hidden="true" />}
    </li>
  )
}
