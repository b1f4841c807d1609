import { clsx } from 'clsx'
import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import styles from './Tag.module.css'

export type TagProps = HTMLAttributes<HTMLSpanElement> & {
  /** Ground, a CSS colour (a team's secondary colour). Default the accent. */
  color?: string | undefined
  /** Text colour with a contrast of 4.5:1 on that background. Default: the text of primary buttons. */
  textColor?: string | undefined
  ref?: Ref<HTMLSpanElement>
}

/**
 * Short code in given colours, slanted by −8°. The caller is responsible for the contrast; a team's tag has
 * `TagBadge`, which picks readable colours.
 */
export function Tag({ color, textColor, className, style, children, ...rest }: TagProps) {
  const paint = {
    ...(color === undefined ? {} : { '--cv-tag': color }),
    ...(textColor === undefined ? {} : { '--cv-tag-text': textColor }),
  } as CSSProperties
  return (
    <span
      {...rest}
      className={clsx(styles.tag, className)}
      style={{ ...paint, ...style }}
      data-keep-colors=""
    >
      <span className={styles.text}>{children}</span>
    </span>
  )
}
