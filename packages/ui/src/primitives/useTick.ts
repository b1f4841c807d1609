'use client'

import { useEffect, useState } from 'react'

const HOUR = 3_600_000

/** Renders again every second of the last hour before the instant, and every half minute before that. */
export function useTick(until: string) {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const left = Date.parse(until) - Date.now()
    if (left < 0) return undefined
    const timer = setTimeout(() => setTick((last) => last + 1), left < HOUR ? 1000 : 30_000)
    return () => clearTimeout(timer)
  }, [until, tick])
}
