import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { formatColor, readableOn } from '../colors/contrast.ts'
import { teamColors, type TeamColors } from '../colors/team-colors.ts'
import styles from './TagBadge.module.css'

export type TagBadgeProps = TeamColors &
  Omit<ComponentPropsWithRef<'span'>, 'children'> & {
    /** The tag, at most 5 characters, shown in capitals. */
    tag: string
  }

/**
 * A team's tag on its second colour, slanted by −8°. The text colour is picked by contrast: at least 4.5:1 on any team
 * colour. Codes without a team use `Tag`.
 */
export function TagBadge({ tag, primaryColor, secondaryColor, className, style, ...rest }: TagBadgeProps) {
  const { secondary } = teamColors({ primaryColor, secondaryColor }, tag)
  return (
    <span
      {...rest}
      data-keep-colors=""
      className={clsx(styles.root, className)}
      style={{ background: formatColor(secondary), color: readableOn(secondary), ...style }}
    >
      <span className={styles.letters}>{tag.toUpperCase()}</span>
    </span>
  )
}
