import { useEffect, useRef, useState } from 'react'

/** Milliseconds that the typing must rest before the address follows it. */
const typingRest = 250

/**
 * The box follows the typing at once and the address a moment later, with the first page; the back button brings the
 * text back.
 */
export function useSearchText(
  current: string,
  onSearch: (change: { search: string | undefined; page: number }) => void,
) {
  const [typed, setTyped] = useState(current)
  const [known, setKnown] = useState(current)
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (known !== current) {
    setKnown(current)
    // The address moved by itself, not because of what is being typed.
    if (!resting && typed.trim() !== current) setTyped(current)
  }

  function change(text: string) {
    setTyped(text)
    setResting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setResting(false)
      onSearch({ search: text.trim() || undefined, page: 1 })
    }, typingRest)
  }

  return { value: typed, change }
}
