'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type Day, dayAfterKey } from './days.ts'

/** The keys of the APG's date grid, over buttons with `data-day`: the arrows move by day and week, the pages by month. */
export function useDayKeys(
  view: 'month' | 'week',
  day: Day,
  onDayChange: (day: Day) => void,
): { grid: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const grid = useRef<HTMLDivElement>(null)
  const movedByKey = useRef(false)

  // The day that a key led to may be of another month, whose cells exist only after this render.
  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = dayAfterKey(view, day, event)
    if (target === null) return
    event.preventDefault()
    movedByKey.current = true
    onDayChange(target)
  }

  return { grid, onKeyDown }
}
