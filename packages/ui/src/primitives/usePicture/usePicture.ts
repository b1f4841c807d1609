'use client'

import { useState } from 'react'

/**
 * What a picture's `<img>` needs, or undefined while it is missing or has failed to load. A new address is tried again.
 * That of a page from a server may have failed before anyone listened: its `ref` sees that.
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
