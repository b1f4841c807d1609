'use client'

import { clsx } from 'clsx'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  Copy,
  LoaderCircle,
  RefreshCw,
  ShieldCheck,
  TimerOff,
  Undo2,
} from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useCopy } from '../../primitives/useCopy.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import { PixClock } from './PixClock.tsx'
import type { PixPaymentStatus, PixRefundReason } from './pix-payment.ts'
import styles from './PixPayment.module.css'
import { type PixPaymentTexts, pixPaymentTexts } from './pix-payment-texts.ts'

export type PixPaymentProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The state of the payment. */
  status: PixPaymentStatus
  /** The amount in centavos. */
  amount: number
  /** The parts that it pays, e.g. the visitor's own; the entry of the team by default. */
  what?: string | undefined
  /** The number of parts of the entry that are not paid yet. */
  missing?: number | undefined
  /** The team that pays its entry; missing of a deposit. */
  team?: string | undefined
  /** Name of the championship. */
  championship: string
  /** Its page. */
  championshipHref: string
  /** The code to copy, never cut; while it is pending. */
  code?: string | undefined
  /** The code as a picture, drawn in the page. */
  qr?: ReactNode
  /** ISO 8601. */
  expiresAt: string
  /** ISO 8601; once it is paid. */
  paidAt?: string | undefined
  /** Whether it was paid after the code had expired. */
  late?: boolean | undefined
  /** The reason that the money goes back. */
  refundReason?: PixRefundReason | undefined
  /** ISO 8601; once it is back. */
  refundedAt?: string | undefined
  /** Whether the bank is being asked. */
  checking?: boolean | undefined
  /** Whether another code is being made. */
  renewing?: boolean | undefined
  /** Asks the bank, for a payment that is not shown yet. */
  onCheck?: (() => void) | undefined
  /** Asks for another code; without it the button is not rendered. */
  onRenew?: (() => void) | undefined
  /** The time from which the clock counts; the current one by default. */
  now?: Date | undefined
  texts?: Partial<PixPaymentTexts> | undefined
}

const icons: Readonly<Record<PixPaymentStatus, ReactNode>> = {
  PENDING: <LoaderCircle />,
  PAID: <CircleCheck />,
  EXPIRED: <TimerOff />,
  CANCELLED: <Ban />,
  LATE: <CircleAlert />,
  REFUNDING: <LoaderCircle />,
  REFUNDED: <Undo2 />,
}

/**
 * A payment by Pix: its code as a picture and to copy, how long it can be paid, and what became of it. must be given the
 * changed status as soon as it is known, which is announced; the code is cut on the screen only.
 */
export function PixPayment(props: PixPaymentProps) {
  const { status, amount, team, championship, championshipHref, code, qr, expiresAt, ...more } = props
  const {
    what,
    missing = 0,
    paidAt,
    late,
    refundReason,
    refundedAt,
    checking,
    renewing,
    onCheck,
    onRenew,
    ...others
  } = more
  const { now, texts, className, ...rest } = others
  const labels = useTexts('PixPayment', pixPaymentTexts, texts)
  const titleId = useId()
  const isPending = status === 'PENDING'
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.root, className)}
      data-status={status.toLowerCase()}
    >
      <PixHead {...{ status, labels, titleId, missing }} />
      <div className={styles.body}>
        {isPending && <PixPicture qr={qr} labels={labels} />}
        <div className={styles.facts}>
          <div className={styles.amountRow}>
            <div className={styles.amountText}>
              <span className={styles.note}>{what ?? labels.entry}</span>
              <span className={styles.amount}>{labels.money(amount)}</span>
              <span className={styles.note}>
                {team === undefined ? championship : `${team} · ${championship}`}
              </span>
            </div>
            {isPending && <PixClock {...{ expiresAt, labels, now }} />}
          </div>
          {isPending && <PixCode code={code ?? ''} labels={labels} />}
          <PixOutcome {...{ status, labels, paidAt, late, refundReason, refundedAt }} />
          {!isPending && <PixActions {...{ labels, onRenew, renewing, championshipHref }} />}
          {status === 'EXPIRED' && <p className={styles.note}>{labels.renewHint}</p>}
        </div>
      </div>
      {onCheck && (isPending || status === 'EXPIRED') && <PixFoot {...{ labels, onCheck, checking }} />}
    </section>
  )
}

interface PartProps {
  labels: PixPaymentTexts
}

function PixHead({
  status,
  labels,
  titleId,
  missing,
}: PartProps & { status: PixPaymentStatus; titleId: string; missing: number }) {
  const state = labels.states[status]
  const note = status === 'PAID' && missing > 0 ? labels.missing(missing) : state.note
  return (
    <div className={styles.head} role="status">
      <span className={styles.icon} aria-hidden="true">
        {icons[status]}
      </span>
      <span className={styles.headText}>
        <strong id={titleId} className={styles.title}>
          {state.title}
        </strong>
        <span className={styles.note}>{note}</span>
      </span>
    </div>
  )
}

function PixPicture({ qr, labels }: PartProps & Pick<PixPaymentProps, 'qr'>) {
  return (
    <figure className={styles.picture}>
      <div className={styles.qr}>{qr}</div>
      <figcaption className={styles.note}>{labels.qr}</figcaption>
    </figure>
  )
}

function PixActions({
  labels,
  onRenew,
  renewing,
  championshipHref,
}: PartProps & Pick<PixPaymentProps, 'onRenew' | 'renewing' | 'championshipHref'>) {
  return (
    <div className={styles.actions}>
      {onRenew && (
        <Button
          variant="primary"
          icon={<RefreshCw aria-hidden="true" />}
          loading={renewing}
          loadingLabel={labels.renewing}
          onClick={onRenew}
        >
          {labels.renew}
        </Button>
      )}
      <LinkButton href={championshipHref}>{labels.championship}</LinkButton>
    </div>
  )
}

function PixFoot({ labels, onCheck, checking }: PartProps & Pick<PixPaymentProps, 'onCheck' | 'checking'>) {
  return (
    <div className={styles.foot}>
      <span className={styles.private}>
        <ShieldCheck aria-hidden="true" />
        <span>{labels.private}</span>
      </span>
      <Button variant="ghost" loading={checking} loadingLabel={labels.checking} onClick={onCheck}>
        {labels.check}
      </Button>
    </div>
  )
}

/** The code with a button of its own, and what to do with it. */
function PixCode({ code, labels }: PartProps & { code: string }) {
  const { state, copy } = useCopy()
  const id = useId()
  const results = { idle: labels.copy, copied: labels.copied, failed: labels.notCopied }
  return (
    <div className={styles.code}>
      <label className={styles.codeLabel} htmlFor={id}>
        {labels.code}
      </label>
      <div className={styles.codeRow}>
        <input
          id={id}
          className={styles.codeField}
          readOnly
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(code)}>
          <span role="status">{results[state]}</span>
        </Button>
      </div>
      <ol className={styles.steps}>
        {labels.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

function PixOutcome({
  labels,
  paidAt,
  late,
  refundReason,
  refundedAt,
  status,
}: Pick<PixPaymentProps, 'status' | 'paidAt' | 'late' | 'refundReason' | 'refundedAt'> & {
  labels: PixPaymentTexts
}) {
  const when = useWhen()
  const lines = [
    status === 'PAID' && paidAt !== undefined && labels.paidAt(when(paidAt)),
    status === 'PAID' && late === true && labels.late,
    refundReason !== undefined && labels.reason(refundReason),
    refundedAt !== undefined && labels.refundedAt(when(refundedAt)),
  ].filter((line) => line !== false)
  return (
    <>
      {lines.map((line) => (
        <p key={line} className={styles.outcome}>
          {wrapText(line)}
        </p>
      ))}
    </>
  )
}
