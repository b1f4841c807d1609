'use client'

import { useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'failed'

/** The time for which the result is shown, in milliseconds. */
const RESULT_DURATION = 2000

/** Copies a text, and says for two seconds whether the browser let it. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), RESULT_DURATION)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(text: string) {
    try {
      // A page without TLS has no clipboard, whose use throws as well.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  return { state, copy }
}
