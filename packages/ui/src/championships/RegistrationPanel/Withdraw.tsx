'use client'

import styles from './RegistrationPanel.module.css'

interface WithdrawProps {
  label: string
  pending: boolean
  onWithdraw: (() => void) | undefined
}

/** The action that is not what to do now. */
export function Withdraw({ label, pending, onWithdraw }: WithdrawProps) {
  return (
    <button
      type="button"
      className={styles.link}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onWithdraw}
    >
      {label}
    </button>
  )
}
