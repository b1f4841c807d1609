'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { usePicture } from '../../primitives/usePicture/usePicture.ts'
import type { TeamColors } from '../../primitives/colors/team-colors.ts'
import { GeneratedBanner } from '../GeneratedBanner/GeneratedBanner.tsx'
import styles from './TeamBanner.module.css'

export type TeamBannerProps = TeamColors &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** The team's tag: letters of the generated banner. */
    tag: string
    /** Uploaded banner (3:1). Absent or broken: the generated one. */
    src?: string | undefined
    /** Lets the lower edge run into the panel below. Default true. */
    fade?: boolean | undefined
    /** The width as in the `sizes` of an image. Default: that of the page. */
    sizes?: string | undefined
    /** The first image of its page: it is loaded at once, before others. Default false. */
    priority?: boolean | undefined
  }

const widest = 1200
const pageWidth = '(max-width: 1280px) 100vw, 1280px'

/**
 * Banner of a team: the uploaded image, or else a `GeneratedBanner`. Decorative: the team's name must be beside it.
 */
export function TeamBanner(props: TeamBannerProps) {
  const { tag, primaryColor, secondaryColor, src, fade = true, className, ...others } = props
  const { sizes = pageWidth, priority = false, ...rest } = others
  const picture = usePicture(src, { width: widest, sizes })
  return (
    <div {...rest} className={clsx(styles.root, className)} data-fade={fade || undefined}>
      {picture ? (
        <img
          className={styles.picture}
          alt=""
          width={widest}
          height={widest / 3}
          {...picture}
          {...(priority && { loading: 'eager', fetchPriority: 'high' })}
        />
      ) : (
        <GeneratedBanner tag={tag} primaryColor={primaryColor} secondaryColor={secondaryColor} />
      )}
    </div>
  )
}
