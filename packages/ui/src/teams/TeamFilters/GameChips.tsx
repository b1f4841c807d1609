import type { CSSProperties } from 'react'
import { ChipGroup } from '../../primitives/Chip/index.ts'
import type { GameOption } from '../gameOption.ts'
import type { TeamFiltersTexts } from './teamFiltersTexts.ts'
import classes from './TeamFilters.module.css'

/** Value of "Todos" among the games; no id is empty. */
const ALL = ''

type GameChipsProps = {
  games: readonly GameOption[]
  selectedGameId: string | null
  onGameChange: (gameId: string | null) => void
  words: TeamFiltersTexts
}

/** "Todos" and a button for each game. */
export function GameChips({ games, selectedGameId, onGameChange, words }: GameChipsProps) {
  const options = [
    { value: ALL, label: words.all },
    ...games.map((game) => ({ value: game.id, label: game.name, icon: <GameIcon game={game} /> })),
  ]
  return (
    <ChipGroup
      label={words.games}
      options={options}
      value={selectedGameId ?? ALL}
      onChange={(value) => onGameChange(value === ALL || value === selectedGameId ? null : value)}
    />
  )
}

function GameIcon({ game }: { game: GameOption }) {
  if (game.iconUrl) return <img className={classes.icon} src={game.iconUrl} alt="" loading="lazy" />
  return (
    <span
      className={classes.icon}
      data-keep-colors=""
      style={{ '--game-color': game.color } as CSSProperties}
      aria-hidden="true"
    />
  )
}
