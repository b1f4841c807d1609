'use client'

import { useState } from 'react'

/**
 * Props of an `<img>`, or undefined while there is no `src` or it has failed to load. A new `src` is tried again. A
 * server-rendered image may have failed before hydration, which the `ref` detects.
 */
export function usePicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return undefined
  const onError = () => setBroken(src)
  return {
    src,
    loading: 'lazy',
    decoding: 'async',
    onError,
    ref: (image: HTMLImageElement | null) => {
      // In Firefox an SVG without a size has no width either, so `decode()` decides.
      if (image?.complete && !image.naturalWidth) image.decode().catch(onError)
    },
  } as const
}
