import { useEffect, useRef, useState } from 'react'
import type { SettingsSectionId } from '../../navigation/search.ts'

/** The distance below the top of the window at which a section begins to be the current one, in pixels. */
const currentFrom = 160

/** The gestures of a user who goes on by themselves. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const sectionsOf = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('[data-section]')]

/**
 * Keeps the section of the address at the top of the window while those above it load, until somebody scrolls, clicks or
 * types; from then on the one that they scroll to is the current one.
 */
export function useSectionScroll(asked: SettingsSectionId | undefined) {
  const frameRef = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<{ asked: SettingsSectionId | undefined; id: string | undefined }>()
  const isHeld = useRef(false)

  useEffect(() => {
    const frame = frameRef.current
    if (!frame) return undefined
    isHeld.current = asked !== undefined
    const show = () => {
      if (!isHeld.current) return
      sectionsOf(frame)
        .find(({ dataset }) => dataset['section'] === asked)
        ?.scrollIntoView()
    }
    const letGo = () => {
      isHeld.current = false
    }
    const follow = () => {
      if (isHeld.current) return
      const sections = sectionsOf(frame)
      const { scrollHeight } = document.documentElement
      const isAtEnd = window.innerHeight + window.scrollY >= scrollHeight - 1
      const current = isAtEnd
        ? sections.at(-1)
        : sections.findLast((section) => section.getBoundingClientRect().top <= currentFrom)
      setReached({ asked, id: current?.dataset['section'] })
    }
    show()
    const observer = new ResizeObserver(show)
    observer.observe(frame)
    for (const gesture of gestures) window.addEventListener(gesture, letGo, { passive: true })
    frame.addEventListener('focusin', letGo)
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      for (const gesture of gestures) window.removeEventListener(gesture, letGo)
      frame.removeEventListener('focusin', letGo)
      window.removeEventListener('scroll', follow)
    }
  }, [asked])

  return { frameRef, current: reached?.asked === asked ? reached?.id : asked }
}
