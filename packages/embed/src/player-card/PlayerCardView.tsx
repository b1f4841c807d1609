import { PlayerCard, TagBadge } from '@convoca/ui/plain'
import type { CSSProperties } from 'react'
import { toAccent } from '../element/accent.ts'
import { isLine, type LoadState } from '../element/load-state.ts'
import { QuietLine } from '../element/QuietLine.tsx'
import { SourceLine } from '../element/SourceLine.tsx'
import type { PlayerPart } from './options.ts'
import type { PlayerData } from './player-data.ts'
import { playerTexts, type PlayerCardTexts } from './texts.ts'
import styles from './player-card.module.css'

export interface PlayerCardViewProps {
  state: LoadState
  data?: PlayerData | undefined
  /** Says when the data came. */
  time: string
  parts: ReadonlySet<PlayerPart>
  /** Greatest width in px. */
  width?: number | undefined
  accent?: string | null | undefined
  texts?: Partial<PlayerCardTexts> | undefined
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** A player's card with the games, or what is shown in the place of one. */
export function PlayerCardView(props: PlayerCardViewProps) {
  const { state, data, time, parts, width, accent } = props
  const labels = { ...playerTexts, ...props.texts }
  if (isLine(state)) {
    const text = labels[props.isRetrying ? 'loading' : state]
    return <QuietLine text={text} retry={labels.retry} onRetry={props.onRetry} />
  }
  const style = { '--card-width': width && `${width}px`, ...toAccent(accent) } as CSSProperties
  return (
    <div className={styles.frame} style={style} data-state={state} part="frame">
      {data ? (
        <Player data={data} parts={parts} labels={labels} />
      ) : (
        <p className="cv-hidden" role="status">
          {labels.loading}
        </p>
      )}
      {/* The place is as high while the player is awaited as it will be. */}
      {!data && parts.has('games') && <div className={styles.games} />}
      {!data && parts.has('button') && <div className={styles.button} />}
      <SourceLine text={data ? time : ''} />
    </div>
  )
}

interface PlayerProps {
  data: PlayerData
  parts: ReadonlySet<PlayerPart>
  labels: PlayerCardTexts
}

function Player({ data: { player, team, games, href, isFree }, parts, labels }: PlayerProps) {
  return (
    <>
      <PlayerCard
        player={player}
        href={href}
        className={styles.player}
        texts={{ noTeam: isFree ? labels.isFree : labels.noTeam }}
        actions={team && <TagBadge {...team} />}
      />
      {parts.has('games') && <Games games={games} labels={labels} />}
      {/* Only its look: the whole card is the link. */}
      {parts.has('button') && (
        <span className={styles.button} aria-hidden="true" part="button">
          {labels.open}
        </span>
      )}
    </>
  )
}

function Games({ games, labels }: { games: PlayerData['games']; labels: PlayerCardTexts }) {
  if (games.length === 0) return <p className={styles.games}>{labels.noGames}</p>
  return (
    <ul className={styles.games} aria-label={labels.games} part="games">
      {games.map(({ id, name, rank }) => (
        <li key={id}>
          <span>{name}</span>
          <span>{rank ?? labels.noRank}</span>
        </li>
      ))}
    </ul>
  )
}
