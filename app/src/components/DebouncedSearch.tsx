import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Milliseconds of debounce before the list is searched. */
const debounce = 250

interface DebouncedSearchProps {
  /** The text that the list is searched for, such as in the URL. After a change elsewhere (history navigation), the field follows. */
  value: string
  /** Called with the trimmed text once typing pauses. */
  onChange: (text: string) => void
  /** The box, by what is typed. Its other props are made outside, so that they stay the same from key to key. */
  children: (typed: { search: string; onSearchChange: (text: string) => void }) => ReactNode
}

/** Holds what is typed, so that a key renders the search box and not the list beside it. */
export function DebouncedSearch({ value, onChange, children }: DebouncedSearchProps) {
  const [search, setSearch] = useState(value)
  const [known, setKnown] = useState(value)
  const [debouncing, setDebouncing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (known !== value) {
    setKnown(value)
    // It changed by navigation, not by typing.
    if (!debouncing && search.trim() !== value) setSearch(value)
  }

  function onSearchChange(text: string) {
    setSearch(text)
    setDebouncing(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setDebouncing(false)
      // Keys that come meanwhile go first.
      startTransition(() => onChange(text.trim()))
    }, debounce)
  }

  return children({ search, onSearchChange })
}
