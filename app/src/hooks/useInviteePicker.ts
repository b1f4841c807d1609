import type { PlayerItem } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { showToastAtom } from '../atoms/toasts.ts'
import { validateInvitees } from '../forms/invitees.ts'
import { usePlayerPicker, type PlayerPickerOptions } from './usePlayerPicker.ts'

/** The selection of players to invite; too many are an error at the picker, and a toast when sent anyway. */
export function useInviteePicker(options: PlayerPickerOptions) {
  const { picker } = usePlayerPicker(options)
  const [players, setPlayers] = useState<readonly PlayerItem[]>([])
  const showToast = useSetAtom(showToastAtom)
  const error = validateInvitees(players)
  return {
    players,
    /** Resets the selection and the search. */
    clear: () => {
      setPlayers([])
      picker.onSearchChange('')
    },
    /** Props of the player picker. */
    picker: {
      ...picker,
      mode: 'multi' as const,
      value: players,
      onChange: setPlayers,
      error,
    },
    /** Shows a toast when the selection is invalid; returns whether it is. */
    showError: () => {
      if (error === undefined) return false
      showToast({ type: 'error', title: 'Verifique os campos', message: error })
      return true
    },
  }
}
