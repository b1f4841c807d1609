import { Avatar, ChipGroup, LinkButton, Panel } from '@convoca/ui'
import { RatingChart } from '@convoca/ui/app'
import { useState } from 'react'
import type { PlayerRecord } from '../../atoms/players.ts'
import { formatNumber } from '../../mappers/number.ts'
import { toRatingEntries } from '../../mappers/profile.ts'
import styles from './Ratings.module.css'

/** The line of the points in one of the player's games. */
export function RatingPanel({ ratings }: Pick<PlayerRecord, 'ratings'>) {
  const [chosen, setChosen] = useState<string>()
  const rating = ratings.find(({ game }) => game.id === chosen) ?? ratings[0]
  if (rating === undefined) return null
  return (
    <Panel title="Evolução dos pontos">
      {ratings.length > 1 && (
        <ChipGroup
          label="Jogo"
          className={styles.games}
          value={rating.game.id}
          options={ratings.map(({ game }) => ({ value: game.id, label: game.name }))}
          onChange={setChosen}
        />
      )}
      <RatingChart points={rating.rating.points} history={toRatingEntries(rating.history)} />
    </Panel>
  )
}

export function SimilarPlayers({ similar }: Pick<PlayerRecord, 'similar'>) {
  if (similar.length === 0) return null
  return (
    <Panel title="Jogadores parecidos">
      <p className={styles.hint}>Mesmo jogo, ranking próximo</p>
      <ul className={styles.players}>
        {similar.map(({ player: { id, nick, avatar }, points, position }) => (
          <li key={id} className={styles.player}>
            <Avatar id={id} name={nick} src={avatar} size="m" decorative />
            <span className={styles.text}>
              <span className={styles.nick}>{nick}</span>
              <span className={styles.hint}>
                {`${position === null ? '' : `${position} · `}${formatNumber(points)}`}
              </span>
            </span>
            <LinkButton href={`/pro/${nick}`} aria-label={`Ver perfil de ${nick}`}>
              Ver perfil
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
