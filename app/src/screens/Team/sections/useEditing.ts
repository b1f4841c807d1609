import { useRef, useState } from 'react'

/** Which of a section's things is in its form: none, a new one (`item` null) or one that is there. */
export function useEditing<T>() {
  const [editing, setEditing] = useState<{ item: T | null } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  return {
    editing,
    edit: (item: T | null) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setEditing({ item })
    },
    /** The focus returns to what opened the form. */
    close: () => {
      setEditing(null)
      opener.current?.focus()
    },
  }
}
