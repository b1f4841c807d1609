import { Avatar, EmptyState, PageHeader, Panel, TeamLogo, roleLabels } from '@convoca/ui'
import type { ReactNode } from 'react'
import type { OwnProfile } from '../../atoms/session.ts'
import { toTeamPictures } from '../../mappers/files.ts'
import styles from './ProfileView.module.css'

type Team = OwnProfile['entity']['teams'][number]

export interface ProfileViewProps {
  player: {
    id: string
    nick: string
    name: string
    about: string | null
    picture: string | null
    teams: readonly Team[]
    /** Only in the user's own profile. */
    gender?: OwnProfile['entity']['gender']
  }
  /** The link of a team; none by default. */
  teamHref?: (tag: string) => string
  actions?: ReactNode
}

/** A player's avatar, names, description and teams. */
export function ProfileView({ player, teamHref, actions }: ProfileViewProps) {
  return (
    <>
      <div className={styles.head}>
        <Avatar id={player.id} name={player.nick} src={player.picture} size="xl" decorative />
        <PageHeader title={player.nick} subtitle={player.name} actions={actions} className={styles.title} />
      </div>
      {player.about ? <Panel title="Sobre">{player.about}</Panel> : null}
      <Panel title="Times">
        {player.teams.length === 0 ? (
          <EmptyState title="Nenhum time por enquanto" />
        ) : (
          <ul className={styles.teams}>
            {player.teams.map((team) => (
              <TeamItem
                key={team.id}
                team={team}
                role={roleLabels(player.gender)[team.role]}
                href={teamHref?.(team.team_tag)}
              />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

function TeamItem({ team, role, href }: { team: Team; role: string; href: string | undefined }) {
  const { logoUrl } = toTeamPictures(team.files)
  return (
    <li className={styles.team}>
      <TeamLogo
        name={team.name}
        tag={team.team_tag}
        primaryColor={team.primary_color}
        secondaryColor={team.secondary_color}
        src={logoUrl}
        size={40}
      />
      <span className={styles.name}>{href ? <a href={href}>{team.name}</a> : team.name}</span>
      <span className={styles.role}>{role}</span>
    </li>
  )
}
