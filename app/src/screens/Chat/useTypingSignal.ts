import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { setTypingAtom } from '../../atoms/chat/live.ts'

/** Milliseconds between two signals, and without a keystroke until the user has stopped. */
const interval = 2000
const idle = 5000

/** Signals to the others that the user types; `stop` when the message is sent. */
export function useTypingSignal(conversationId: string) {
  const setTyping = useSetAtom(setTypingAtom)
  const signal = useRef({ at: 0, timer: 0 })
  const stop = () => {
    const { at, timer } = signal.current
    window.clearTimeout(timer)
    if (at > 0) setTyping(conversationId, false)
    signal.current = { at: 0, timer: 0 }
  }
  const type = () => {
    const now = Date.now()
    window.clearTimeout(signal.current.timer)
    if (now - signal.current.at > interval) {
      signal.current.at = now
      setTyping(conversationId, true)
    }
    signal.current.timer = window.setTimeout(stop, idle)
  }
  useEffect(() => () => window.clearTimeout(signal.current.timer), [])
  return { type, stop }
}
