'use client'

import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { BracketLayout } from './bracket-layout.ts'

/** The distance beyond the window's edges at which matches are drawn. */
const margin = 150
/** The matches of the round that a phone begins with, which it shows as a list. */
const firstOfRound = 10
/** The number of matches that are added in each frame; the page answers between two frames. */
const step = 32

const subscribe = () => () => {}

/** All matches, those in front that a window shows before anybody scrolls. */
function order({ parts }: BracketLayout, tabStop: string | undefined) {
  const rounds = parts.flatMap((part) => part.rounds)
  const right = window.innerWidth + margin
  const bottom = window.innerHeight + margin
  const isSeen = rounds.flatMap(({ matches }) => {
    const hasStop = matches.some(({ match }) => match.id === tabStop)
    return matches.map(
      ({ match, x, y }, index) =>
        match.id === tabStop || (hasStop && index < firstOfRound) || (x < right && y < bottom),
    )
  })
  const ids = rounds.flatMap(({ matches }) => matches.map(({ match }) => match.id))
  return {
    ids: [...ids.filter((_, index) => isSeen[index]), ...ids.filter((_, index) => !isSeen[index])],
    seen: isSeen.filter(Boolean).length,
  }
}

/**
 * The matches that are drawn: of a large bracket those that are seen first, and the rest in the frames that follow, until it is
 * whole. Undefined once it is, and at once in a page that the server has rendered, which has them all.
 */
export function useDrawnMatches(
  layout: BracketLayout,
  tabStop: string | undefined,
): ReadonlySet<string> | undefined {
  const isRendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [start] = useState(tabStop)
  const { ids, seen } = useMemo(
    () => (isRendered ? { ids: [], seen: 0 } : order(layout, start)),
    [isRendered, layout, start],
  )
  const [more, setMore] = useState(isRendered ? Number.POSITIVE_INFINITY : 0)
  const isWhole = seen + more >= ids.length
  useEffect(() => {
    if (isWhole) return undefined
    // After the paint, and a press that waits for it.
    const timer = setTimeout(() => startTransition(() => setMore(more + step)))
    return () => clearTimeout(timer)
  }, [isWhole, more])
  return useMemo(() => (isWhole ? undefined : new Set(ids.slice(0, seen + more))), [isWhole, ids, seen, more])
}
