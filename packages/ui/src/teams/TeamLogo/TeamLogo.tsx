import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { ImageWithFallback } from '../../media/ImageWithFallback/index.ts'
import { formatColor, gradientWithInitial } from '../colors/contrast.ts'
import { teamColors, type TeamColors } from '../colors/teamColors.ts'
import classes from './TeamLogo.module.css'

export type TeamLogoProps = TeamColors &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** Its first letter stands in for a missing picture. */
    name: string
    /** Seed of missing colours. Default: the name. */
    tag?: string | undefined
    /** Uploaded logo (1:1). Absent or broken: the initial on the team's gradient. */
    src?: string | undefined
    /** Diameter in px, ring included. Default 64. */
    size?: number | undefined
  }

/** Round logo with a ring in the panel's colour. Decoration: the name always stands beside it. */
export function TeamLogo(props: TeamLogoProps) {
  const { name, tag = name, primaryColor, secondaryColor, src, size = 64, className, style, ...rest } = props
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-keep-colors=""
      className={clsx(classes.root, className)}
      style={{ '--logo-size': `${size}px`, ...style } as CSSProperties}
    >
      <ImageWithFallback
        className={classes.picture}
        src={src}
        alt=""
        fallback={
          <Initial name={name} tag={tag} primaryColor={primaryColor} secondaryColor={secondaryColor} />
        }
      />
    </div>
  )
}

function Initial({ name, tag, primaryColor, secondaryColor }: TeamColors & { name: string; tag: string }) {
  const { primary, secondary } = teamColors({ primaryColor, secondaryColor }, tag)
  const paint = gradientWithInitial(primary, secondary)
  const stops = paint.stops.map(({ share, color }) => `${formatColor(color)} ${share * 100}%`)
  const background = `linear-gradient(135deg, ${stops.join(', ')})`
  return (
    <span className={classes.initial} style={{ background, color: paint.text }}>
      {[...name.trim()][0]?.toLocaleUpperCase('pt-BR') ?? '?'}
    </span>
  )
}
