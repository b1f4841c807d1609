import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef } from 'react'
import { formatColor, mix } from '../colors/contrast.ts'
import { teamColors, type TeamColors } from '../colors/teamColors.ts'
import classes from './GeneratedBanner.module.css'

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
  const { tag, primaryColor, secondaryColor, className, ...rest } = props
  const id = useId()
  const { primary, secondary } = teamColors({ primaryColor, secondaryColor }, tag)
  const stripe = formatColor(secondary)
  return (
    <div aria-hidden="true" data-keep-colors="" {...rest} className={clsx(classes.root, className)}>
      <svg className={classes.picture} viewBox="0 0 375 125" preserveAspectRatio="xMaxYMid slice">
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={formatColor(primary)} />
          <stop offset="1" stopColor={formatColor(mix(primary, [10, 12, 16], 0.62))} />
        </linearGradient>
        <pattern
          id={`${id}d`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(18)"
        >
          <circle cx="2" cy="2" r="0.8" fill="white" fillOpacity="0.2" />
        </pattern>
        <rect width="375" height="125" fill={`url(#${id}b)`} />
        <path d="M205 0h57L216 125h-57z" fill={stripe} fillOpacity="0.86" />
        <path d="M272 0h17L243 125h-17z" fill={stripe} fillOpacity="0.5" />
        <rect width="375" height="125" fill={`url(#${id}d)`} />
        <text className={classes.letters} x="369" y="112" textAnchor="end" fill="white" fillOpacity="0.13">
          {tag.slice(0, 5).toUpperCase()}
        </text>
      </svg>
    </div>
  )
}
