'use client'

import { memo, type CSSProperties } from 'react'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { useImageLoader } from '../../primitives/usePicture/image-loader.ts'
import type { GameOption } from '../game-option.ts'
import type { TeamFiltersTexts } from './team-filters-texts.ts'
import styles from './TeamFilters.module.css'

/** Value of "Todos" among the games; no id is empty. */
const ALL = ''

interface GameChipsProps {
  games: readonly GameOption[]
  selectedGameId: string | null
  onGameChange: (gameId: string | null) => void
  labels: Pick<TeamFiltersTexts, 'games' | 'all'>
}

/** "Todos" and a button for each game. A key in the search beside them does not render them again. */
export const GameChips = memo(function GameChips(props: GameChipsProps) {
  const { games, selectedGameId, onGameChange, labels } = props
  const options = [
    { value: ALL, label: labels.all },
    ...games.map((game) => ({ value: game.id, label: game.name, icon: <GameIcon game={game} /> })),
  ]
  return (
    <ChipGroup
      label={labels.games}
      options={options}
      value={selectedGameId ?? ALL}
      onChange={(value) => onGameChange(value === ALL || value === selectedGameId ? null : value)}
    />
  )
})

function GameIcon({ game }: { game: GameOption }) {
  const load = useImageLoader()
  if (game.iconUrl) {
    const src = load({ src: game.iconUrl, width: 40 })
    return <img className={styles.icon} src={src} alt="" loading="lazy" />
  }
  return (
    <span
      className={styles.icon}
      data-keep-colors=""
      style={{ '--game-color': game.color } as CSSProperties}
      aria-hidden="true"
    />
  )
}
