'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { initialOf } from '../Avatar/initial.ts'
import { usePicture } from '../usePicture/usePicture.ts'
import type { TeamColors } from '../colors/team-colors.ts'
import { initialPaint } from './initial-paint.ts'
import styles from './TeamLogo.module.css'

export type TeamLogoProps = TeamColors &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** Its first letter is the fallback for a missing picture. */
    name: string
    /** Seed of missing colours. Default: the name. */
    tag?: string | undefined
    /** Uploaded logo (1:1). Absent or broken: the initial on the team's gradient. */
    src?: string | undefined
    /** Diameter in px, ring included. Default 64. */
    size?: number | undefined
  }

/**
 * Round logo of a team with a ring in the panel's colour; people have `Avatar`. Decorative: the team's name must be
 * beside it.
 */
export function TeamLogo(props: TeamLogoProps) {
  const { name, tag = name, primaryColor, secondaryColor, src, size = 64, className, style, ...rest } = props
  const picture = usePicture(src, { width: size })
  return (
    <div
      {...rest}
      aria-hidden="true"
      data-keep-colors=""
      className={clsx(styles.root, className)}
      style={{ '--logo-size': `${size}px`, ...style } as CSSProperties}
    >
      {picture ? (
        <img className={styles.picture} alt="" {...picture} />
      ) : (
        <span className={styles.initial} style={initialPaint({ primaryColor, secondaryColor }, tag)}>
          {initialOf(name)}
        </span>
      )}
    </div>
  )
}
