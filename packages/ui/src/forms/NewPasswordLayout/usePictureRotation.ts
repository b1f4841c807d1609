'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

/** The time for which a picture stays, ms. */
export const ROTATION_INTERVAL = 8000

const query = '(prefers-reduced-motion: reduce)'

function follow(change: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}

/** Index of the image to show. Does not change while `paused` or under reduced motion. */
export function usePictureRotation(pictures: number, paused: boolean): { picture: number; still: boolean } {
  const still = useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => true,
  )
  const [picture, setPicture] = useState(0)
  useEffect(() => {
    if (still || paused) return
    const timer = setInterval(() => setPicture((shown) => (shown + 1) % pictures), ROTATION_INTERVAL)
    return () => clearInterval(timer)
  }, [still, paused, pictures])
  return { picture, still }
}
