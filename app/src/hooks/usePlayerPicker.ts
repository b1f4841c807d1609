import { useMemo, useState } from 'react'
import { playersAtom } from '../atoms/players.ts'
import { toPlayerItem } from '../mappers/player.ts'
import { toQueryProps } from '../mappers/query-props.ts'
import { useDebounced } from './useDebounced.ts'
import { useQueryAtom } from './useQueryAtom.ts'

export interface PlayerPickerOptions {
  /** Leaves out the members of this team and those it already invited. */
  teamId?: string
  /** Leaves out one player, such as the user. */
  exceptId?: string | undefined
}

/** Props of a player picker, and the error of its search; the caller holds the selection. */
export function usePlayerPicker({ teamId, exceptId }: PlayerPickerOptions) {
  const [search, setSearch] = useState('')
  const debounced = useDebounced(search)
  const players = useQueryAtom(playersAtom, { search: debounced, teamId })
  const pages = players.data?.pages
  const items = useMemo(
    () => (pages ?? []).flatMap(({ data }) => data.filter(({ id }) => id !== exceptId).map(toPlayerItem)),
    [pages, exceptId],
  )
  const { failure, ...state } = toQueryProps(players)
  const picker = {
    items,
    search,
    onSearchChange: setSearch,
    ...state,
    loadingMore: players.isFetchingNextPage,
    moreFailed: players.isFetchNextPageError,
    hasMore: players.hasNextPage,
    onReachEnd: () => {
      if (players.hasNextPage && !players.isFetchingNextPage) void players.fetchNextPage()
    },
  }
  return { picker, failure }
}
