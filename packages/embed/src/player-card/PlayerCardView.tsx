import { pickBySeed, PlayerCard, TagBadge } from '@convoca/ui/plain'
import type { Schemas } from '@convoca/sdk/core'
import type { CSSProperties } from 'react'
import { toAccent } from '../element/accent.ts'
import { SourceLine } from '../element/SourceLine.tsx'
import { playerTexts as texts } from './texts.ts'
import styles from './player-card.module.css'

/** What a player's card shows below the player: `show="games button"`. */
export const playerParts = ['games', 'button'] as const
export type PlayerPart = (typeof playerParts)[number]

export interface PlayerCardViewProps {
  /** Undefined where there is none, or none that guests may see. */
  profile?: Schemas['PublicProfile'] | undefined
  /** Of Convoca. */
  origin: string
  parts: ReadonlySet<PlayerPart>
  width?: number | undefined
  accent?: string | null | undefined
  /** When the data came, as `20:05`. */
  loadedAt: string
}

/** A player's card with the games, or the quiet line of one that is not there. */
export function PlayerCardView({ profile, origin, parts, width, accent, loadedAt }: PlayerCardViewProps) {
  const style = { '--card-width': width && `${width}px`, ...toAccent(accent) } as CSSProperties
  return (
    <div className={styles.frame} style={style} data-width={width} part="frame">
      {profile ? (
        <Player profile={profile} origin={origin} parts={parts} />
      ) : (
        <p className={styles.note} role="status">
          {texts.missing}
        </p>
      )}
      <SourceLine text={profile ? texts.updated(loadedAt) : ''} />
    </div>
  )
}

type PlayerProps = Pick<PlayerCardViewProps, 'origin' | 'parts'> & { profile: Schemas['PublicProfile'] }

function Player({ profile: { entity }, origin, parts }: PlayerProps) {
  const { id, nick, name, picture, games, looking_for_team: isFree } = entity
  const [team] = entity.teams
  const player = {
    id: String(pickBySeed(id, 8)),
    nick,
    name,
    avatarUrl: picture ? new URL(picture, origin).href : undefined,
    teamName: team?.name ?? null,
  }
  return (
    <>
      <PlayerCard
        player={player}
        href={`${origin}/pro/${nick}`}
        className={styles.player}
        texts={isFree ? { noTeam: texts.isFree } : undefined}
        actions={
          team && (
            <TagBadge
              tag={team.team_tag}
              primaryColor={team.primary_color}
              secondaryColor={team.secondary_color}
            />
          )
        }
      />
      {parts.has('games') && games.length > 0 && (
        <ul className={styles.games} aria-label={texts.games}>
          {games.slice(0, MOST_GAMES).map(({ game, rank }) => (
            <li key={game.id}>
              <span>{game.name}</span>
              <span>{rank ?? texts.noRank}</span>
            </li>
          ))}
        </ul>
      )}
      {/* Only its look: the whole card is the link. */}
      {parts.has('button') && (
        <span className={styles.button} aria-hidden="true">
          {texts.open}
        </span>
      )}
    </>
  )
}

/** The main game first; the profile has the others. */
const MOST_GAMES = 3
