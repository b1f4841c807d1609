import { useEffect, useState } from 'react'

/**
 * What is typed while a search is open whose chunk has not loaded: keys meant for it are neither lost nor go to a field
 * of the page. Forgotten once the search is closed.
 */
export function usePendingText(isOpen: boolean, hasLoaded: boolean, onCancel: () => void): string {
  const [text, setText] = useState('')
  const isPending = isOpen && !hasLoaded
  if (!isOpen && text !== '') setText('')
  useEffect(() => {
    if (!isPending) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Escape') onCancel()
      else if (event.key === 'Backspace') setText((typed) => typed.slice(0, -1))
      else if (event.key.length === 1) setText((typed) => typed + event.key)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [isPending, onCancel])
  return text
}
