import { CommandPalette, quickCommands, useCommandPaletteShortcut } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import { quickSearchAtom } from '../../atoms/quickSearch.ts'
import { userAtom } from '../../atoms/session.ts'
import { useDebounced } from '../useDebounced.ts'
import { toQuickResults } from './quickResults.tsx'
import { useLogout } from './useLogout.ts'

export interface QuickSearchProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The quick command palette (part 1 §2): everybody's entries, and for a member also players and their teams. */
export function QuickSearch({ open, onOpenChange }: QuickSearchProps) {
  const user = useAtomValue(userAtom)
  const onLogout = useLogout()
  const [typed, setTyped] = useState('')
  const settled = useDebounced(typed)
  const found = useAtomValue(useMemo(() => quickSearchAtom(settled), [settled]))
  const change = useCallback(
    (next: boolean) => {
      // The palette opens with an empty box.
      setTyped('')
      onOpenChange(next)
    },
    [onOpenChange],
  )
  useCommandPaletteShortcut(useCallback(() => change(true), [change]))
  return (
    <CommandPalette
      open={open}
      onOpenChange={change}
      groups={quickCommands(user && { profileHref: `/pro/${user.nick}`, onLogout })}
      results={found.data && typed === settled ? toQuickResults(found.data) : []}
      onSearch={setTyped}
      searching={found.isFetching}
    />
  )
}
