import { useState } from 'react'

/** What a picture's `<img>` needs, or undefined while it is missing or has failed to load. A new address is tried again. */
export function usePicture(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return undefined
  return { src, loading: 'lazy', decoding: 'async', onError: () => setBroken(src) } as const
}
