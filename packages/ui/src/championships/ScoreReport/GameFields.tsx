'use client'

import { useId } from 'react'
import { FieldError } from '../../forms/FormField/FieldError.tsx'
import type { MatchTeam } from '../match.ts'
import type { TypedGame } from '../match-room.ts'
import type { ScoreReportTexts } from '../match-room-texts.ts'
import styles from './ScoreReport.module.css'

interface GameFieldsProps {
  home: MatchTeam
  away: MatchTeam
  /** The games, as many as the score says. */
  games: readonly TypedGame[]
  onChange: (games: TypedGame[]) => void
  labels: Pick<ScoreReportTexts, 'games' | 'map' | 'points'>
  error: string | undefined
}

/** Map and points of each game, which may stay empty. */
export function GameFields({ home, away, games, onChange, labels, error }: GameFieldsProps) {
  const id = useId()
  const shared = {
    className: styles.gameInput,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': id,
  }
  const set = (index: number, change: Partial<TypedGame>) =>
    onChange(games.map((game, place) => (place === index ? { ...game, ...change } : game)))
  const points = (index: number, side: 'home' | 'away', team: MatchTeam) => (
    <input
      {...shared}
      type="text"
      inputMode="numeric"
      maxLength={3}
      aria-label={labels.points(index + 1, team.name)}
      value={games[index]?.[side] ?? ''}
      onChange={({ target }) => set(index, { [side]: target.value.replace(/\D/g, '') })}
    />
  )
  return (
    <fieldset className={styles.games}>
      <legend className={styles.stepperLabel}>{labels.games}</legend>
      {games.map((game, index) => (
        <div key={index} className={styles.game}>
          <input
            {...shared}
            type="text"
            maxLength={40}
            autoComplete="off"
            aria-label={labels.map(index + 1)}
            placeholder={labels.map(index + 1)}
            value={game.map}
            onChange={({ target }) => set(index, { map: target.value })}
          />
          {points(index, 'home', home)}
          <span aria-hidden="true">–</span>
          {points(index, 'away', away)}
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
