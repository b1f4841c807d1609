'use client'

import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { wrapText } from '../text-elements/wrap-text.tsx'
import { wrapTexts } from '../text-elements/wrap-texts.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonLook {
  /** `primary` is the main action of a view, in the accent. Default `secondary`. */
  variant?: ButtonVariant | undefined
  /** Height 34, 42 or 46 px (never under 44 on touch screens). Default `medium`. */
  size?: ButtonSize | undefined
  /** Whether it is as wide as its container. */
  block?: boolean | undefined
  /** Icon before the label. */
  icon?: ReactNode
  /** Icon after the label. */
  iconAfter?: ReactNode
}

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Whether the action is pending: presses are ignored and the focus stays. */
    loading?: boolean | undefined
    /** Replaces the label while `loading`, e.g. "Processando...". */
    loadingLabel?: string | undefined
    ref?: Ref<HTMLButtonElement>
  }

export type LinkButtonProps = ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    /** Its address. */
    href: string
    ref?: Ref<HTMLAnchorElement>
  }

/**
 * A button. must stay focusable while `loading` (`aria-disabled`, not `disabled`), so that keyboard users keep their
 * position, and must ignore presses meanwhile.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  block,
  icon,
  iconAfter,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The form's submit is stopped, too.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <LoaderCircle className={styles.spinner} aria-hidden /> : wrapText(icon)}
      {wrapTexts(loading && loadingLabel !== undefined ? loadingLabel : children)}
      {wrapText(iconAfter)}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  block,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {wrapText(icon)}
      {wrapTexts(children)}
      {wrapText(iconAfter)}
    </a>
  )
}
