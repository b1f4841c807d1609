'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { usePicture } from '../../primitives/usePicture/usePicture.ts'
import styles from './TeamBanner.module.css'

export type BannerFrameProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
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

/** A banner in the shape that all have: the uploaded image, or else what is generated. */
export function BannerFrame(props: BannerFrameProps & { generated: ReactNode }) {
  const { generated, src, fade = true, sizes = pageWidth, priority = false, className, ...rest } = props
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
        generated
      )}
    </div>
  )
}
