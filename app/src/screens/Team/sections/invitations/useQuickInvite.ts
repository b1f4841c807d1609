import type { PlayerItem } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { sendInvitationsAtom } from '../../../../atoms/invitations.ts'
import { playersAtom } from '../../../../atoms/players.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { toPlayerItem } from '../../../../mappers/player.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'
import { useDebounced } from '../../../../hooks/useDebounced.ts'
import { usePending } from '../../../../hooks/usePending.ts'

/** Rows that are shown: who is sought comes up by typing more. */
const most = 6

const telling = {
  done: { title: 'Sucesso', message: 'Convite enviado com Sucesso.' },
  failure: 'Não foi possível enviar o convite',
}

/** The search behind the quick invite, and its act. Who was invited stays in their row until the search changes. */
export function useQuickInvite(teamId: string) {
  const [search, setSearch] = useState('')
  const settled = useDebounced(search)
  const found = useAtomValue(useMemo(() => playersAtom({ search: settled, teamId }), [settled, teamId]))
  const [invited, setInvited] = useState<readonly { player: PlayerItem; at: number }[]>([])
  const { pending, during } = usePending<'invite'>()
  const sendInvitations = useSetAtom(sendInvitationsAtom)
  const tell = useSetAtom(runWithToastAtom)

  const isInvited = (id: string) => invited.some(({ player }) => player.id === id)
  // The search leaves out who is invited: they are put back where they stood.
  const players = (found.data?.pages[0]?.data ?? []).map(toPlayerItem).filter(({ id }) => !isInvited(id))
  for (const { player, at } of invited.toSorted((a, b) => a.at - b.at)) players.splice(at, 0, player)

  async function invite(player: PlayerItem) {
    const at = players.indexOf(player)
    setInvited((all) => [...all, { player, at }])
    await during(player.id, 'invite', async () => {
      const sent = await tell(telling, () => sendInvitations({ teamId, userIds: [player.id] }))
      if (!sent) setInvited((all) => all.filter((one) => one.player.id !== player.id))
    })
  }

  // One press invites: nobody is shown whom the last letters may not find.
  const searching = search !== settled || found.isPlaceholderData
  return {
    search,
    onSearchChange: (text: string) => {
      setInvited([])
      setSearch(text)
    },
    ...toQueryProps(searching ? { ...found, data: undefined } : found),
    rows: players.slice(0, most).map((player) => ({
      player,
      pending: player.id in pending,
      invited: isInvited(player.id),
      onInvite: () => void invite(player),
    })),
    hasMore: players.length > most,
  }
}
