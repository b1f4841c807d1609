import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { Championship } from '../atoms/championship.ts'
import { whenIdle } from './lazy-part.ts'

/** Shows what happens in the championship while the page is open. The connection's chunk comes after the page. */
export function useLiveChampionship({ id, status }: Pick<Championship, 'id' | 'status'>): void {
  const store = useStore()
  const isPublic = status !== 'DRAFT' && status !== 'CANCELLED'
  useEffect(() => {
    if (!isPublic) return undefined
    let isOpen = true
    let stop: (() => void) | undefined
    const watch = async (): Promise<void> => {
      const { watchChampionshipAtom } = await import('../atoms/championship-live.ts')
      if (isOpen) stop = store.set(watchChampionshipAtom, id)
    }
    // The page is read again every minute if it cannot be watched.
    const cancel = whenIdle(() => void watch().catch(() => undefined))
    return () => {
      isOpen = false
      cancel()
      stop?.()
    }
  }, [store, id, isPublic])
}
