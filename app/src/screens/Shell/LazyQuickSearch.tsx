import { useCommandPaletteShortcut } from '@convoca/ui/app'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { quickSearchOpenAtom } from '../../atoms/layout.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'

const { Part: QuickSearch, useHasLoaded } = lazyPart(() =>
  import('./QuickSearch.tsx').then((loaded) => loaded.QuickSearch),
)

/**
 * The text typed while a search is open whose chunk has not loaded: keys meant for it are neither lost nor go to a field
 * of the page. Forgotten once the search is closed.
 */
function usePendingText(isOpen: boolean, hasLoaded: boolean, onCancel: () => void): string {
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

/** Ctrl+K counts from the first moment on: what is typed until the palette has loaded is its first search. */
export function LazyQuickSearch() {
  const [open, setOpen] = useAtom(quickSearchOpenAtom)
  const close = () => setOpen(false)
  const initialText = usePendingText(open, useHasLoaded(), close)
  useCommandPaletteShortcut(() => setOpen(!open))
  return <QuickSearch isUsed={open} onFailure={close} initialText={initialText} />
}
