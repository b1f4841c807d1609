'use client'

import { useImperativeHandle, useRef, type ImgHTMLAttributes, type ReactNode, type Ref } from 'react'
import { usePicture } from '../../primitives/usePicture/usePicture.ts'

export type ImageWithFallbackProps = Omit<ImgHTMLAttributes<HTMLElement>, 'src' | 'alt' | 'children'> & {
  /** Address of the picture; absent, empty or unloadable shows the fallback. */
  src?: string | null | undefined
  /** The shown width in CSS pixels: the theme's `imageLoader` chooses the file by it. */
  displayWidth?: number | undefined
  /** Empty for decoration. */
  alt: string
  /** Replaces the image, in a `span` with `data-fallback`. It needs its own accessible text. */
  fallback: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * Lazy image for uploads that never shows a broken icon: the fallback replaces it without a `src` or when loading
 * fails, and a new `src` is tried again. `alt` is required, and the fallback must say the same.
 */
export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, displayWidth, alt, fallback, onError, ref, ...rest } = props
  const picture = usePicture(src, displayWidth === undefined ? undefined : { width: displayWidth })
  const root = useRef<HTMLElement | null>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current)
  const keep = (element: HTMLElement | null) => {
    root.current = element
  }
  const keepPicture = (image: HTMLImageElement | null) => {
    keep(image)
    picture?.ref(image)
  }
  if (!picture) {
    return (
      <span {...rest} ref={keep} data-fallback="">
        {fallback}
      </span>
    )
  }
  return (
    <img
      {...picture}
      {...rest}
      ref={keepPicture}
      src={picture.src}
      alt={alt}
      onError={(event) => {
        picture.onError()
        onError?.(event)
      }}
    />
  )
}
