import { useCommandPaletteShortcut } from '@convoca/ui'
import { useCallback } from 'react'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { usePendingText } from './usePendingText.ts'

const { Part: QuickSearch, useHasLoaded } = lazyPart(() =>
  import('./QuickSearch.tsx').then((loaded) => loaded.QuickSearch),
)

export interface LazyQuickSearchProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Ctrl+K counts from the first moment on: what is typed until the palette has loaded is its first search. */
export function LazyQuickSearch({ open, onOpenChange }: LazyQuickSearchProps) {
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  const initialText = usePendingText(open, useHasLoaded(), close)
  useCommandPaletteShortcut(useCallback(() => onOpenChange(!open), [onOpenChange, open]))
  return (
    <QuickSearch
      isUsed={open}
      onFailure={close}
      open={open}
      onOpenChange={onOpenChange}
      initialText={initialText}
    />
  )
}
