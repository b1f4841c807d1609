'use client'

import { useEffect, useRef } from 'react'

/**
 * Starting, sending or discarding a recording removes the pressed button: moves the focus to the control that replaces
 * it, unless the user has focused something else.
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
