import { LinkButton, TeamBanner } from '@convoca/ui'
import { groupTeamAtom } from '../../atoms/chat/team.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toTeamHeader } from '../../mappers/team.ts'
import styles from './Details.module.css'

/** The team that a group belongs to, with the way to it. */
export function GroupTeam({ teamId, name }: { teamId: string; name: string }) {
  const team = useQueryAtom(groupTeamAtom, teamId).data
  return (
    <div className={styles.team}>
      {team && <TeamBanner {...toBanner(team)} />}
      <div className={styles.teamFacts}>
        <div className={styles.teamText}>
          <p className={styles.name}>{name}</p>
          <p className={styles.teamKind}>Grupo do time</p>
        </div>
        {team && (
          <LinkButton size="small" href={`/my/teams/${team.team_tag}`}>
            Ver time
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function toBanner(team: Parameters<typeof toTeamHeader>[0]) {
  const { tag, bannerUrl, primaryColor, secondaryColor } = toTeamHeader(team)
  return { tag, src: bannerUrl, primaryColor, secondaryColor }
}
