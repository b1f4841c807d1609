import { useEffect, useRef, useState } from 'react'

/** Milliseconds of debounce before the URL is updated. */
const debounce = 250

/**
 * The text of a search box whose URL is updated debounced, with the first page; history navigation restores the
 * text.
 */
export function useSearchText(
  current: string,
  onSearch: (change: { search: string | undefined; page: number }) => void,
) {
  const [typed, setTyped] = useState(current)
  const [known, setKnown] = useState(current)
  const [debouncing, setDebouncing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (known !== current) {
    setKnown(current)
    // The URL changed by navigation, not by typing.
    if (!debouncing && typed.trim() !== current) setTyped(current)
  }

  function change(text: string) {
    setTyped(text)
    setDebouncing(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setDebouncing(false)
      onSearch({ search: text.trim() || undefined, page: 1 })
    }, debounce)
  }

  return { value: typed, change }
}
