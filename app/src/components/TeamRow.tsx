import { TeamLogo } from '@convoca/ui'
import type { ReactNode } from 'react'
import type { OwnProfile } from '../atoms/session.ts'
import { toTeamPictures } from '../mappers/files.ts'
import styles from './TeamRow.module.css'

export interface TeamRowProps {
  team: OwnProfile['entity']['teams'][number]
  /** Makes the whole row a link. */
  href?: string | undefined
  /** Shown at the end of the row. */
  children: ReactNode
}

/** A team in a list: logo and name. */
export function TeamRow({ team, href, children }: TeamRowProps) {
  return (
    <li className={styles.row}>
      <TeamLogo
        name={team.name}
        tag={team.team_tag}
        primaryColor={team.primary_color}
        secondaryColor={team.secondary_color}
        src={toTeamPictures(team.files).logoUrl}
        size={40}
      />
      <span className={styles.name}>{href === undefined ? team.name : <a href={href}>{team.name}</a>}</span>
      {children}
    </li>
  )
}
