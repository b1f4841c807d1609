'use client'

import { clsx } from 'clsx'
import { CircleCheck, Printer, Undo2 } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { type PixRefundReason } from '../PixPayment/pix-payment.ts'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import styles from './PaymentReceipt.module.css'
import { formatDayAndTime } from '../../primitives/format-date/format-date.ts'
import { formatMoney } from '../championship-texts.ts'
import { refundReasonTexts } from '../PixPayment/pix-payment-texts.ts'

export const paymentReceiptTexts = {
  title: 'Recibo',
  money: formatMoney,
  paid: 'Valor pago',
  confirmed: 'Pix confirmado',
  returning: 'Reembolso pedido ao banco',
  returned: 'Reembolsado pelo mesmo Pix',
  championship: 'Para',
  team: 'Time',
  payer: 'Quem pagou',
  what: 'O quê',
  entry: 'Inscrição do time',
  when: 'Quando',
  number: 'Pagamento',
  reason: 'Motivo do reembolso',
  reasons: (reason: PixRefundReason) => refundReasonTexts[reason],
  returnedAt: 'Reembolsado em',
  moment: formatDayAndTime,
  foot: 'Documento para conferência. Não é nota fiscal.',
  print: 'Imprimir',
}

export type PaymentReceiptTexts = typeof paymentReceiptTexts

export type PaymentReceiptProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Id of the payment. */
  number: string
  /** The amount in centavos. */
  amount: number
  /** Name of the championship. */
  championship: string
  /** The team whose entry it is; missing of a deposit. */
  team?: string | undefined
  /** Nickname. */
  payer: string
  /** ISO 8601. */
  paidAt: string
  /** The reason that the money goes back. */
  refundReason?: PixRefundReason | undefined
  /** ISO 8601; once it is back. */
  refundedAt?: string | undefined
  texts?: Partial<PaymentReceiptTexts> | undefined
}

/** The receipt of a payment, on white paper in every theme. Printed, it is alone on its page. */
export function PaymentReceipt(props: PaymentReceiptProps) {
  const { number, amount, championship, team, payer, paidAt, refundReason, refundedAt, ...more } = props
  const { texts, className, ...rest } = more
  const labels = useTexts('PaymentReceipt', paymentReceiptTexts, texts)
  const when = useWhen()
  const titleId = useId()
  const isBack = refundReason !== undefined
  const facts: readonly (readonly [string, string] | false)[] = [
    [labels.championship, championship],
    team !== undefined && [labels.team, team],
    [labels.what, labels.entry],
    [labels.payer, payer],
    [labels.when, labels.moment(when(paidAt))],
    isBack && [labels.reason, labels.reasons(refundReason)],
    refundedAt !== undefined && [labels.returnedAt, labels.moment(when(refundedAt))],
    [labels.number, number],
  ]
  const back = refundedAt === undefined ? labels.returning : labels.returned
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)} data-print-alone="">
      <div className={styles.paper}>
        <div className={styles.head}>
          <Logo size="s" />
          <h2 id={titleId} className={styles.title}>
            {labels.title}
          </h2>
        </div>
        <p className={styles.note}>{labels.paid}</p>
        <p className={styles.amount}>{labels.money(amount)}</p>
        <p className={styles.state}>
          {isBack ? <Undo2 aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          <span>{isBack ? back : labels.confirmed}</span>
        </p>
        <dl className={styles.facts}>
          {facts
            .filter((fact) => fact !== false)
            .map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
        </dl>
        <p className={styles.foot}>{labels.foot}</p>
      </div>
      <Button
        className={styles.print}
        icon={<Printer aria-hidden="true" />}
        onClick={() => globalThis.print()}
      >
        {labels.print}
      </Button>
    </section>
  )
}
