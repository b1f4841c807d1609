import type { PlayerItem } from '@convoca/ui'
import { useState } from 'react'
import { sendInvitationsAtom } from '../../../../atoms/invitations.ts'
import { playersAtom } from '../../../../atoms/players.ts'
import { useDebounced } from '../../../../hooks/useDebounced.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
import { toPlayerItem } from '../../../../mappers/player.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'

/** More results are found by typing more. */
const MAX_ROWS = 6

const toToasts = (nick: string) => ({
  done: { title: 'Sucesso', message: 'Convite enviado com Sucesso.', description: `Para ${nick}.` },
})

/** The search of the quick invite. Invited players stay in their row until the search changes. */
export function useQuickInvite(teamId: string) {
  const [search, setSearch] = useState('')
  const debounced = useDebounced(search)
  const found = useQueryAtom(playersAtom, { search: debounced, teamId })
  const [invited, setInvited] = useState<readonly { player: PlayerItem; at: number }[]>([])
  const { run, inFlight } = useWrite(sendInvitationsAtom)

  const isInvited = (id: string) => invited.some(({ player }) => player.id === id)
  // The search leaves invited players out: they are put back in their place.
  const players = (found.data?.pages[0]?.data ?? []).map(toPlayerItem).filter(({ id }) => !isInvited(id))
  for (const { player, at } of invited.toSorted((a, b) => a.at - b.at)) players.splice(at, 0, player)

  async function invite(player: PlayerItem) {
    const at = players.indexOf(player)
    setInvited((all) => [...all, { player, at }])
    const isSent = await run({ teamId, userIds: [player.id] }, toToasts(player.name))
    if (!isSent) setInvited((all) => all.filter((invitee) => invitee.player.id !== player.id))
  }

  // One press invites, so that no results of an outdated search are shown.
  const searching = search !== debounced || found.isPlaceholderData
  return {
    search,
    onSearchChange: (text: string) => {
      setInvited([])
      setSearch(text)
    },
    ...toQueryProps(searching ? { ...found, data: undefined } : found),
    rows: players.slice(0, MAX_ROWS).map((player) => ({
      player,
      pending: inFlight.some(({ userIds }) => userIds.includes(player.id)),
      invited: isInvited(player.id),
      onInvite: () => void invite(player),
    })),
    hasMore: players.length > MAX_ROWS,
  }
}
