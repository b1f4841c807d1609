'use client'

import { useEffect, useRef } from 'react'

/**
 * To begin, send or discard a recording takes the pressed button away: the keyboard then goes to what stands in its
 * place. Whoever went elsewhere meanwhile stays there.
 */
export function useRecordingFocus(recording: boolean) {
  const send = useRef<HTMLButtonElement>(null)
  const microphone = useRef<HTMLButtonElement>(null)
  const before = useRef(recording)
  useEffect(() => {
    if (before.current === recording) return
    before.current = recording
    if (document.activeElement === document.body) (recording ? send : microphone).current?.focus()
  }, [recording])
  return { send, microphone }
}
