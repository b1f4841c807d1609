import { useStore } from 'jotai'
import { useEffect } from 'react'
import { whenIdle } from '../../hooks/lazy-part.ts'

/** Connects once the page has loaded: the connection waits for the first paint and what it needs. */
export function useLiveNotifications(userId: string | undefined) {
  const store = useStore()
  useEffect(() => {
    if (userId === undefined) return undefined
    let isGone = false
    let disconnect: (() => void) | undefined
    const connect = async () => {
      const { connectAtom } = await import('../../atoms/realtime.ts')
      if (!isGone) disconnect = store.set(connectAtom, userId)
    }
    // A chunk that is missing is reported by Vite's event; the page works without live updates.
    const cancel = whenIdle(() => void connect().catch(() => undefined))
    return () => {
      isGone = true
      cancel()
      disconnect?.()
    }
  }, [userId, store])
}
