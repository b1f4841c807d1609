import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { formatColor } from '../colors/contrast.ts'
import { teamColors, type TeamColors } from '../colors/team-colors.ts'
import styles from './GeneratedBanner.module.css'

export type GeneratedBannerProps = TeamColors &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** Its letters stand in the pattern; also the seed of missing colours. */
    tag: string
  }

/**
 * Banner of a team that has uploaded none (3:1): a gradient of the first colour, two stripes of the second, dots and
 * the tag. MUST be the same picture for the same tag and colours, and MUST stay silent to a screen reader.
 */
export function GeneratedBanner(props: GeneratedBannerProps) {
  const { tag, primaryColor, secondaryColor, className, style, ...rest } = props
  const { primary, secondary } = teamColors({ primaryColor, secondaryColor }, tag)
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-keep-colors=""
      className={clsx(styles.root, className)}
      style={
        {
          '--team-first': formatColor(primary),
          '--team-second': formatColor(secondary),
          ...style,
        } as CSSProperties
      }
    >
      <span>{tag.slice(0, 5).toUpperCase()}</span>
    </div>
  )
}
