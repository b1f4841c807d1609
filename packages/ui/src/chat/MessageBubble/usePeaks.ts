'use client'

import { useEffect, useState } from 'react'
import { toPeaks } from './to-peaks.ts'

/** What is drawn of a recording that could not be decoded. */
const flat: readonly number[] = toPeaks(new Float32Array())

/** The wave form of a recording, once its bytes are there. */
export function usePeaks(recording: Blob | undefined): readonly number[] {
  const [peaks, setPeaks] = useState(flat)
  useEffect(() => {
    if (recording === undefined || !('OfflineAudioContext' in globalThis)) return undefined
    let isWanted = true
    const read = async () => {
      // A low rate is enough for a drawing, and decodes faster.
      const context = new OfflineAudioContext(1, 1, 8000)
      const audio = await context.decodeAudioData(await recording.arrayBuffer())
      if (isWanted) setPeaks(toPeaks(audio.getChannelData(0)))
    }
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [recording])
  return peaks
}
