import { useRef, useState } from 'react'

/** What a part of the page has open; closing it gives the focus back to what opened it. */
export function useDisclosure<T>() {
  const [opened, setOpened] = useState<T | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  return {
    opened,
    open: (next: T) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setOpened(next)
    },
    /** Something else takes its place. */
    change: setOpened,
    close: () => {
      setOpened(null)
      opener.current?.focus()
    },
  }
}
