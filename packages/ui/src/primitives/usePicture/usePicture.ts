'use client'

import { useState } from 'react'
import { chooseSources, useImageLoader, type ImageSize } from './image-loader.ts'

/**
 * Props of an `<img>`, or undefined while there is no `src` or it has failed to load. A new `src` is tried again. A
 * server-rendered image may have failed before hydration, which the `ref` detects. Without a size the image is loaded as
 * it is.
 */
export function usePicture(src: string | null | undefined, size?: ImageSize) {
  const [broken, setBroken] = useState<string>()
  const load = useImageLoader()
  if (!src || broken === src) return undefined
  const onError = () => setBroken(src)
  return {
    ...(size === undefined ? { src } : chooseSources(load, src, size)),
    loading: 'lazy',
    decoding: 'async',
    onError,
    ref: (image: HTMLImageElement | null) => {
      // Firefox gives an SVG without a size no width either, so `decode()` decides.
      if (image?.complete && !image.naturalWidth) image.decode().catch(onError)
    },
  } as const
}
