import type { ComponentPropsWithRef, ReactNode } from 'react'
import { usePicture } from '../../primitives/usePicture/index.ts'

export type ImageWithFallbackProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> & {
  /** Address of the picture; absent, empty or unloadable shows the fallback. */
  src?: string | null | undefined
  /** Empty for decoration. */
  alt: string
  /** Shown in the picture's place. It brings its own accessible text. */
  fallback: ReactNode
}

/**
 * A picture that never leaves a broken icon behind: it is loaded lazily, and the fallback takes its place when there
 * is no address or loading fails. A new address is tried again.
 */
export function ImageWithFallback({ src, alt, fallback, onError, ...rest }: ImageWithFallbackProps) {
  const picture = usePicture(src)
  if (!picture) return fallback
  return (
    <img
      {...picture}
      {...rest}
      src={picture.src}
      alt={alt}
      onError={(event) => {
        picture.onError()
        onError?.(event)
      }}
    />
  )
}
