import type { ReactNode } from 'react'
import styles from './Composer.module.css'

type RoundButtonProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode }

/** A button without a frame, beside the text. */
export function RoundButton({ label, disabled, onPress, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
