'use client'

import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { findItems } from './menu-elements.ts'

/** After this long, what is typed is a new search. */
const pause = 1000

const isText = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey

/** The keys of an open menu: arrows, Home and End move, letters search, Enter and Space choose, Escape closes. */
export function useMenuKeys(panel: RefObject<HTMLElement | null>, close: () => void) {
  const typed = useRef({ text: '', at: 0 })

  /** The next entry that begins with what is typed; the same letter again goes on to the one after. */
  function findTyped(items: readonly HTMLElement[], current: number, event: KeyboardEvent) {
    const isNew = event.timeStamp - typed.current.at > pause
    const text = (isNew ? '' : typed.current.text) + event.key.toLocaleLowerCase()
    typed.current = { text, at: event.timeStamp }
    const isRepeated = [...text].every((letter) => letter === text[0])
    const search = isRepeated ? (text[0] ?? '') : text
    const from = Math.max(0, search.length === 1 ? current + 1 : current)
    const order = [...items.slice(from), ...items.slice(0, from)]
    return order.find(({ textContent }) => textContent.trim().toLocaleLowerCase().startsWith(search))
  }

  return (event: KeyboardEvent) => {
    const items = panel.current ? findItems(panel.current) : []
    const current = items.findIndex((item) => item === document.activeElement)
    const isTyping = typed.current.text !== '' && event.timeStamp - typed.current.at < pause
    const move = (item: HTMLElement | undefined) => {
      event.preventDefault()
      item?.focus()
    }
    const { key } = event
    if (key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (key === 'Tab') event.preventDefault()
    else if (key === 'ArrowDown') move(items[Math.min(current + 1, items.length - 1)])
    else if (key === 'ArrowUp') move(items[current < 0 ? items.length - 1 : Math.max(0, current - 1)])
    else if (key === 'Home' || key === 'PageUp') move(items[0])
    else if (key === 'End' || key === 'PageDown') move(items.at(-1))
    else if (key === 'Enter' || (key === ' ' && !isTyping)) {
      event.preventDefault()
      items[current]?.click()
    } else if (isText(event)) move(findTyped(items, current, event))
  }
}
