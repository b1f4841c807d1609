import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { wrapTexts } from '../text-elements/wrap-texts.tsx'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** The button's name, also its tooltip. */
  label: string
  /** The icon. */
  children: ReactNode
  /** `secondary` has a border and a ground. Default `ghost`. */
  variant?: 'ghost' | 'secondary' | undefined
  /** 32 or 40 px (44 on touch screens). Default `medium`. */
  size?: 'small' | 'medium' | undefined
  /** Shows a dot in the accent for something new. Decorative: the label has to say it too. */
  dot?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

/**
 * Button with an icon only, for actions whose icon is widely known: close, more, search. must have a `label`: its
 * accessible name and tooltip. The `dot` is decorative: put its meaning in the label.
 */
export function IconButton({
  label,
  children,
  variant = 'ghost',
  size = 'medium',
  dot,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {wrapTexts(children)}
      {dot && <span className={styles.dot} />}
    </button>
  )
}
