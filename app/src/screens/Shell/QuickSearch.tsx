import { CommandPalette, quickCommands } from '@convoca/ui/app'
import type { CommandGroup } from '@convoca/ui/app'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Trophy, Users } from 'lucide-react'
import { useState } from 'react'
import { chatPartnerAtom } from '../../atoms/chat-dock.ts'
import { toFailure } from '../../atoms/errors.ts'
import { quickSearchOpenAtom } from '../../atoms/layout.ts'
import { isSearchable, quickSearchAtom } from '../../atoms/quick-search.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useDebounced } from '../../hooks/useDebounced.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQuickResults } from './quick-results.tsx'
import { useLogout } from './useLogout.ts'

const creation: CommandGroup = {
  id: 'creation',
  label: 'Criar',
  commands: [
    { id: 'create-team', label: 'Criar time', href: '/team/create', icon: <Users aria-hidden /> },
    {
      id: 'create-championship',
      label: 'Criar campeonato',
      href: '/championships/new',
      icon: <Trophy aria-hidden />,
    },
  ],
}

export interface QuickSearchProps {
  /** The text that was typed before the palette had loaded. */
  initialText: string
}

/** The command palette (docs/product.md#layout): fixed entries, and search results for signed-in users. */
export function QuickSearch({ initialText }: QuickSearchProps) {
  const [open, setOpen] = useAtom(quickSearchOpenAtom)
  const user = useAtomValue(visitorAtom)
  const onTalk = useSetAtom(chatPartnerAtom)
  const onLogout = useLogout()
  const [typed, setTyped] = useState(initialText)
  const debounced = useDebounced(typed)
  const found = useQueryAtom(quickSearchAtom, debounced)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    // The palette opens with an empty search.
    setTyped('')
  }
  const searching = user != null && isSearchable(typed) && (typed !== debounced || found.isFetching)
  return (
    <CommandPalette
      open={open}
      onOpenChange={setOpen}
      defaultSearch={initialText}
      groups={[
        ...quickCommands(
          user === null ? null : { profileHref: user ? `/pro/${user.nick}` : '/profile', onLogout },
        ),
        ...(user ? [creation] : []),
      ]}
      results={
        found.data && typed === debounced ? toQuickResults(found.data, { meId: user?.id, onTalk }) : []
      }
      onSearch={setTyped}
      searching={searching}
      failure={found.isError && typed === debounced ? toFailure(found.error) : undefined}
      onRetry={() => void found.refetch()}
    />
  )
}
