import { useRef, useState } from 'react'

/** What is open, such as a form; closing it returns the focus to its trigger. */
export function useDisclosure<T>() {
  const [opened, setOpened] = useState<T | null>(null)
  const trigger = useRef<HTMLElement | null>(null)
  return {
    opened,
    open: (next: T) => {
      trigger.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setOpened(next)
    },
    /** Replaces what is open. */
    change: setOpened,
    close: () => {
      setOpened(null)
      trigger.current?.focus()
    },
  }
}
