'use client'

import { useEffect, useState } from 'react'
import { useObjectUrl } from '../primitives/useObjectUrl.ts'
import type { MediaSource } from './chat.ts'

/** The address of a picture or recording, whose bytes may have to be loaded first. */
export function useMedia(source: MediaSource) {
  const [loaded, setLoaded] = useState<{ source: MediaSource; blob?: Blob }>()
  useEffect(() => {
    if (typeof source === 'string') return undefined
    let isWanted = true
    source().then(
      (blob) => isWanted && setLoaded({ source, blob }),
      () => isWanted && setLoaded({ source }),
    )
    return () => {
      isWanted = false
    }
  }, [source])
  const current = loaded?.source === source ? loaded : undefined
  const address = useObjectUrl(current?.blob)
  return {
    url: typeof source === 'string' ? source : address,
    blob: current?.blob,
    failed: current !== undefined && current.blob === undefined,
  }
}
