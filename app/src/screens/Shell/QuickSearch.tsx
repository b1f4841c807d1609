import { CommandPalette, quickCommands, useCommandPaletteShortcut } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { toFailure } from '../../atoms/errors.ts'
import { isSearchable, quickSearchAtom } from '../../atoms/quick-search.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useDebounced } from '../../hooks/useDebounced.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQuickResults } from './quick-results.tsx'
import { useLogout } from './useLogout.ts'

export interface QuickSearchProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The command palette (part 1 §2): fixed entries, and search results for signed-in users. */
export function QuickSearch({ open, onOpenChange }: QuickSearchProps) {
  const user = useAtomValue(visitorAtom)
  const onLogout = useLogout()
  const [typed, setTyped] = useState('')
  const debounced = useDebounced(typed)
  const found = useQueryAtom(quickSearchAtom, debounced)
  const change = useCallback(
    (next: boolean) => {
      // The palette opens with an empty search.
      setTyped('')
      onOpenChange(next)
    },
    [onOpenChange],
  )
  useCommandPaletteShortcut(useCallback(() => change(!open), [change, open]))
  const searching = user != null && isSearchable(typed) && (typed !== debounced || found.isFetching)
  return (
    <CommandPalette
      open={open}
      onOpenChange={change}
      groups={quickCommands(
        user === null ? null : { profileHref: user ? `/pro/${user.nick}` : '/profile', onLogout },
      )}
      results={found.data && typed === debounced ? toQuickResults(found.data) : []}
      onSearch={setTyped}
      searching={searching}
      failure={found.isError && typed === debounced ? toFailure(found.error) : undefined}
      onRetry={() => void found.refetch()}
    />
  )
}
