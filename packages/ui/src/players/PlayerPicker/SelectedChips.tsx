'use client'

import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { PlayerPickerTexts } from './player-picker-texts.ts'
import type { PlayerItem } from './selection.ts'
import styles from './PlayerPicker.module.css'

interface SelectedChipsProps {
  players: readonly PlayerItem[]
  labels: PlayerPickerTexts
  onRemove: (player: PlayerItem) => void
  /** Called when the last chip is removed, to move the focus. */
  onLastRemoved: () => void
}

/** "Jogadores Selecionados:" – picture or initial, name and a remove button each. */
export function SelectedChips({ players, labels, onRemove, onLastRemoved }: SelectedChipsProps) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const remove = (player: PlayerItem, place: number) => {
    // Removing the focused chip moves the focus to the next one, else to the previous one.
    const buttons = list.current?.querySelectorAll('button')
    const neighbour = buttons?.[place + 1] ?? buttons?.[place - 1]
    if (neighbour) neighbour.focus()
    else onLastRemoved()
    onRemove(player)
  }
  return (
    <div className={styles.selected}>
      <p id={titleId} className={styles.selectedTitle}>
        {labels.selected}
      </p>
      <ul ref={list} className={styles.chips} aria-labelledby={titleId}>
        {players.map((player, place) => {
          const name = player.name || labels.unknown
          return (
            <li key={player.id} className={styles.chip}>
              <Avatar id={player.id} name={player.name} src={player.picture} size="xs" decorative />
              <span className={styles.chipName}>{name}</span>
              <button
                type="button"
                className={styles.chipRemove}
                aria-label={labels.remove(name)}
                onClick={() => remove(player, place)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
