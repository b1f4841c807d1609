import { useCommandPaletteShortcut } from '@convoca/ui/app'
import { useAtom } from 'jotai'
import { quickSearchOpenAtom } from '../../atoms/layout.ts'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { usePendingText } from './usePendingText.ts'

const { Part: QuickSearch, useHasLoaded } = lazyPart(() =>
  import('./QuickSearch.tsx').then((loaded) => loaded.QuickSearch),
)

/** Ctrl+K counts from the first moment on: what is typed until the palette has loaded is its first search. */
export function LazyQuickSearch() {
  const [open, setOpen] = useAtom(quickSearchOpenAtom)
  const close = () => setOpen(false)
  const initialText = usePendingText(open, useHasLoaded(), close)
  useCommandPaletteShortcut(() => setOpen(!open))
  return <QuickSearch isUsed={open} onFailure={close} initialText={initialText} />
}
