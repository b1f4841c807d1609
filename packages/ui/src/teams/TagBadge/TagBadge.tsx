import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { formatColor, readableOn } from '../colors/contrast.ts'
import { teamColors, type TeamColors } from '../colors/team-colors.ts'
import styles from './TagBadge.module.css'

export type TagBadgeProps = TeamColors &
  Omit<ComponentPropsWithRef<'span'>, 'children'> & {
    /** At most 5 characters, shown in capitals. */
    tag: string
  }

/** The tag on the team's second colour: the one slanted element (−8°) of a card. */
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
