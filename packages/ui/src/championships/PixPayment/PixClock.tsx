'use client'

import { timeLeft, writeTimeLeft } from '../../dashboard/times.ts'
import { useNow } from '../../primitives/time-zone/time-zone.ts'
import { useTick } from '../../primitives/useTick.ts'
import { useWhen } from '../RegistrationPanel/useWhen.ts'
import styles from './PixPayment.module.css'
import type { PixPaymentTexts } from './pix-payment-texts.ts'

const MINUTE = 60_000
/** The time for which a code can be paid. */
const LIFETIME = 30 * MINUTE
const CIRCLE = 100

interface PixClockProps {
  expiresAt: string
  labels: PixPaymentTexts
  now: Date | undefined
}

/** The time for which the code can be paid: amber in the last five minutes, red in the last one. Empty until hydrated. */
export function PixClock({ expiresAt, labels, now: given }: PixClockProps) {
  useTick(expiresAt)
  const date = useWhen()(expiresAt)
  const now = useNow(given)
  const left = now === null ? LIFETIME : Math.max(0, date.getTime() - now.getTime())
  const urgency = left < MINUTE ? 'last' : left < 5 * MINUTE ? 'soon' : undefined
  return (
    <div className={styles.clock} data-urgency={urgency}>
      <span className={styles.ring}>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle className={styles.track} cx="18" cy="18" r="15.9" pathLength={CIRCLE} />
          <circle
            className={styles.rest}
            cx="18"
            cy="18"
            r="15.9"
            pathLength={CIRCLE}
            strokeDasharray={`${Math.min(1, left / LIFETIME) * CIRCLE} ${CIRCLE}`}
          />
        </svg>
        <span className={styles.left} role="timer" aria-label={labels.clock}>
          {now === null ? '' : writeTimeLeft(timeLeft(date, now))}
        </span>
      </span>
      <span className={styles.note}>{labels.expiresAt(date)}</span>
    </div>
  )
}
