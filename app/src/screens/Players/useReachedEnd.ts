import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** How far before the list's end the next page is loaded (docs/product.md#players). */
const distance = '100px'

/** Calls `onReach` when the element comes near the viewport, while `isActive`. */
export function useReachedEnd(onReach: () => void, isActive: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  })
  useEffect(() => {
    const element = end.current
    if (element === null || !isActive) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current()
      },
      { rootMargin: distance },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isActive])
  return end
}
