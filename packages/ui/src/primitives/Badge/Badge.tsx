import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { wrapTexts } from '../text-elements/wrap-texts.tsx'
import styles from './Badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'error' | 'warning' | 'info'

export type BadgeProps = HTMLAttributes<HTMLSpanElement> & {
  /** Default `neutral`. */
  tone?: BadgeTone | undefined
  /** Shows a dot in the tone's colour before the text. */
  dot?: boolean | undefined
  ref?: Ref<HTMLSpanElement>
}

/**
 * Short state beside a title, such as "Pendente". must say in words what its colour says. It is not interactive:
 * filters are a `Chip`.
 */
export function Badge({ tone = 'neutral', dot, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx(styles.badge, className)} data-tone={tone}>
      {dot && <span className={styles.dot} />}
      {wrapTexts(children)}
    </span>
  )
}
