'use client'

import type { ReactNode, Ref } from 'react'
import styles from './Composer.module.css'

interface RoundButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  disabled: boolean
  onPress: () => void
  children: ReactNode
}

/** Borderless icon button beside the text box. */
export function RoundButton({ ref, label, disabled, onPress, children }: RoundButtonProps) {
  return (
    <button
      ref={ref}
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
