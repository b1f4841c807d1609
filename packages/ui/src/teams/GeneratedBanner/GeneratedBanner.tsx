import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { formatColor } from '../../primitives/colors/contrast.ts'
import { teamColors, type TeamColors } from '../../primitives/colors/team-colors.ts'
import { firstGraphemes } from '../../primitives/first-graphemes.ts'
import styles from './GeneratedBanner.module.css'

export type GeneratedBannerProps = TeamColors &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** Its letters are part of the pattern; also the seed of missing colours. */
    tag: string
  }

/**
 * Banner (3:1) of a team without an uploaded one: a gradient, two stripes, dots and the tag. must be the same image
 * for the same tag and colours. Decorative; `TeamBanner` decides when to use it.
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
      <span>{firstGraphemes(tag, 5).toUpperCase()}</span>
    </div>
  )
}
