'use client'

import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { wrapText } from '../text-elements/wrap-text.tsx'
import { wrapTexts } from '../text-elements/wrap-texts.tsx'
import styles from './Chip.module.css'

export type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Default false. */
  selected?: boolean | undefined
  /** 16 px picture before the text. */
  icon?: ReactNode
  /** Called when it is pressed, after `onClick`. */
  onPress?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement>
}

/**
 * Toggle button for one filter that is on or off (`aria-pressed`). For a choice of one among several use `ChipGroup`.
 */
export function Chip({ selected = false, icon, onPress, className, children, onClick, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      className={clsx(styles.chip, className)}
      onClick={(event) => {
        onClick?.(event)
        onPress?.()
      }}
    >
      {wrapText(icon)}
      {wrapTexts(children)}
    </button>
  )
}
