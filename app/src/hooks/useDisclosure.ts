import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { confirmDiscardAtom } from '../atoms/unsaved-changes.ts'

/**
 * The open thing, such as a form; closing it returns the focus to its trigger. A form with changes is closed or replaced
 * only after a question.
 */
export function useDisclosure<T>(initial: T | null = null) {
  const [opened, setOpened] = useState<T | null>(initial)
  const trigger = useRef<HTMLElement | null>(null)
  const confirmDiscard = useSetAtom(confirmDiscardAtom)
  return {
    opened,
    open: (next: T) => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
      confirmDiscard(() => {
        trigger.current = focused
        setOpened(next)
      })
    },
    /** Replaces what is open. */
    change: (next: T) => confirmDiscard(() => setOpened(next)),
    close: () =>
      confirmDiscard(() => {
        setOpened(null)
        trigger.current?.focus()
      }),
  }
}
