'use client'

import { useEffect, useRef, useState } from 'react'
import { notificationKinds, type NotificationGroup } from '../kinds.ts'
import type { NotificationItem } from '../notification.ts'

export type NotificationKindFilter = NotificationGroup | 'all'

/** Page size: with fewer matches the next page is loaded. */
const ENOUGH = 8

interface Options {
  notifications: readonly NotificationItem[]
  kind?: NotificationKindFilter | undefined
  onKindChange?: ((kind: NotificationKindFilter) => void) | undefined
  canLoad: boolean
  onLoadMore?: (() => void) | undefined
}

/** Filters the loaded notifications by kind, controlled or not. */
export function useKindFilter({ notifications, kind, onKindChange, canLoad, onLoadMore }: Options) {
  const [kept, setKept] = useState<NotificationKindFilter>('all')
  const chosen = kind ?? kept
  const shown =
    chosen === 'all'
      ? notifications
      : notifications.filter(({ type }) => notificationKinds[type].group === chosen)
  useSearch(chosen !== 'all' && canLoad && shown.length < ENOUGH, notifications.length, onLoadMore)
  const choose = (next: NotificationKindFilter) => {
    setKept(next)
    onKindChange?.(next)
  }
  return { chosen, shown, choose }
}

/** Loads the next page once per number of loaded items, so that a failure is not retried forever. */
function useSearch(wanting: boolean, loaded: number, onLoadMore: (() => void) | undefined) {
  const requested = useRef(-1)
  useEffect(() => {
    if (!wanting || requested.current === loaded) return
    requested.current = loaded
    onLoadMore?.()
  }, [wanting, loaded, onLoadMore])
}
