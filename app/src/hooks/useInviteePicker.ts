import type { PlayerItem } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { showToastAtom } from '../atoms/toasts.ts'
import { validateInvitees } from '../forms/invitees.ts'
import { usePlayerPicker, type PlayerPickerOptions } from './usePlayerPicker.ts'

/** The players chosen to be invited; too many are refused where they are listed, and told of when sent all the same. */
export function useInviteePicker(among: PlayerPickerOptions) {
  const { picker } = usePlayerPicker(among)
  const [players, setPlayers] = useState<readonly PlayerItem[]>([])
  const showToast = useSetAtom(showToastAtom)
  const refusal = validateInvitees(players)
  return {
    players,
    /** The picker begins anew: nobody is chosen, everybody listed. */
    clear: () => {
      setPlayers([])
      picker.onSearchChange('')
    },
    /** What a player picker needs to choose them. */
    picker: {
      ...picker,
      mode: 'multi' as const,
      value: players,
      onChange: setPlayers,
      error: refusal,
    },
    /** Says why they cannot be invited; `false` when they can. */
    refuse: () => {
      if (refusal === undefined) return false
      showToast({ type: 'error', title: 'Verifique os campos', message: refusal })
      return true
    },
  }
}
