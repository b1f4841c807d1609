'use client'

import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import type { ChatSender } from '../chat.ts'
import { findMention, suggestPeople } from './find-mention.ts'

interface Draft {
  text: string
  change: (text: string) => void
}

/** The people suggested for the nick at the caret. Arrows move, Enter and Tab choose, Escape closes. */
export function useMentions(
  box: RefObject<HTMLTextAreaElement | null>,
  { text, change }: Draft,
  people: readonly ChatSender[],
) {
  const id = useId()
  const [caret, setCaret] = useState<number>()
  const [place, setPlace] = useState(0)
  const mention = caret === undefined ? undefined : findMention(text, caret)
  const suggested = mention && people.length > 0 ? suggestPeople(people, mention.typed) : []
  const isOpen = suggested.length > 0
  const active = Math.min(place, suggested.length - 1)
  const onCaret = (at: number) => {
    setCaret(at)
    setPlace(0)
  }
  const choose = ({ name }: ChatSender) => {
    if (mention === undefined) return
    const before = `${text.slice(0, mention.at)}@${name} `
    change(before + text.slice(mention.at + 1 + mention.typed.length).trimStart())
    setCaret(undefined)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(before.length, before.length)
    })
  }
  /** Whether the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const person = suggested[active]
    if (person === undefined || event.nativeEvent.isComposing) return false
    const act = {
      ArrowDown: () => setPlace((active + 1) % suggested.length),
      ArrowUp: () => setPlace((active + suggested.length - 1) % suggested.length),
      Enter: () => choose(person),
      Tab: () => choose(person),
      Escape: () => setCaret(undefined),
    }[event.key]
    if (act === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    act()
    return true
  }
  // A field of several lines is no combobox to ARIA in HTML: it is a text box with a list that it leads to.
  const listbox =
    people.length === 0
      ? {}
      : {
          'aria-autocomplete': 'list' as const,
          'aria-haspopup': 'listbox' as const,
          'aria-controls': isOpen ? id : undefined,
          'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
        }
  return { id, suggested, active, choose, listbox, onCaret, onKeyDown }
}
