import { TeamLogo } from '@convoca/ui'
import type { Schemas } from '@convoca/sdk/core'
import { getPublicTeamPath } from '../../mappers/team.ts'
import styles from './championship.module.css'

export interface ParticipantListProps {
  registrations: readonly Schemas['ChampionshipRegistration'][]
}

/** The page of a team or player; undefined where there is none that everybody may open. */
function getEntrantPath({ is_deleted, team_tag, player }: Schemas['ChampionshipTeam']): string | undefined {
  if (is_deleted === true) return undefined
  if (player !== undefined) return player.nick === null ? undefined : `/pro/${player.nick}`
  return team_tag === undefined ? undefined : getPublicTeamPath(team_tag)
}

/** A link, where there is a page that everybody may open. */
function EntrantName({ team }: { team: Schemas['ChampionshipTeam'] }) {
  const href = getEntrantPath(team)
  if (href === undefined) return <span className={styles.teamName}>{team.name}</span>
  return (
    <a className={styles.teamName} href={href}>
      {team.name}
    </a>
  )
}

/** Teams with their seed and players, or players without teams, as links to their pages. */
export function ParticipantList({ registrations }: ParticipantListProps) {
  return (
    <ul className={styles.teams}>
      {registrations.map(({ id, team, status, seed, reason, checked_in_at, roster }) => (
        <li key={id} className={styles.team}>
          <TeamLogo
            name={team.name}
            tag={team.team_tag}
            primaryColor={team.primary_color}
            secondaryColor={team.secondary_color}
            src={team.logo?.url}
            size={36}
          />
          <div className={styles.teamText}>
            <EntrantName team={team} />
            <p className={styles.note}>
              {[
                status === 'PENDING_PAYMENT' ? 'Aguarda pagamento' : '',
                status === 'CONFIRMED' && reason !== null ? 'Fora do campeonato' : '',
                checked_in_at === null ? '' : 'Check-in feito',
                team.player === undefined ? roster.map(({ user }) => user.nick).join(', ') : '',
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </p>
          </div>
          {seed !== null && <span className={styles.seed}>{`#${seed}`}</span>}
        </li>
      ))}
    </ul>
  )
}
