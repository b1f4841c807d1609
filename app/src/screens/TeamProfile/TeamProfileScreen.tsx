import { EmptyState, LinkButton, MemberTable, Panel, SponsorStrip, TeamHeader } from '@convoca/ui'
import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { EyeOff } from 'lucide-react'
import { userAtom } from '../../atoms/session.ts'
import { publicTeamAtom } from '../../atoms/teams.ts'
import type { PublicTeam } from '../../atoms/teams.ts'
import styles from '../../components/flush-list.module.css'
import { QueryContent } from '../../components/QueryContent.tsx'
import { TeamOverview } from '../../components/TeamOverview.tsx'
import { useIsMember } from '../../hooks/useIsMember.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import { toMember } from '../../mappers/member.ts'
import { toSponsorItem } from '../../mappers/sponsor.ts'
import { formatShortDate, getPublicTeamUrl, toTeamHeader } from '../../mappers/team.ts'
import { notFound } from '../NotFound/NotFoundScreen.tsx'

/** /team/profile/{tag}: a team's public page. */
export function TeamProfileScreen() {
  const { tag } = useParams({ from: '/shell/team/profile/$tag' })
  return <TeamProfile tag={tag} />
}

export function TeamProfile({ tag }: { tag: string }) {
  const team = useQueryAtom(publicTeamAtom, tag)
  useTitle(team.data?.entity.name ?? tag)
  return (
    <QueryContent query={team} failed="Não foi possível carregar o time" fallback={notFound}>
      {(data) => <Profile team={data} />}
    </QueryContent>
  )
}

function Profile({ team }: { team: PublicTeam }) {
  const { entity, game } = team
  return (
    <>
      <TeamHeader
        team={toTeamHeader(team)}
        subtitle={`${game.name} · ${entity.owner.name} · desde ${formatShortDate(entity.created_at)}`}
        shareUrl={getPublicTeamUrl(team.team_tag)}
        actions={<ProfileAction team={team} />}
      />
      <TeamOverview teamId={team.id} description={entity.description}>
        <Members team={team} />
      </TeamOverview>
      <SponsorStrip sponsors={team.sponsors.map(toSponsorItem)} />
    </>
  )
}

/** Links members to the inner page, and others to the application while the team recruits. */
function ProfileAction({ team }: { team: PublicTeam }) {
  const isMember = useIsMember(team.id)
  if (isMember) return <LinkButton href={`/my/teams/${team.team_tag}`}>Abrir painel do time</LinkButton>
  if (!team.entity.is_recruiting) return null
  return (
    <LinkButton variant="primary" href={`/team/${team.team_tag}/recruitment`}>
      Candidatar-se
    </LinkButton>
  )
}

function Members({ team }: { team: PublicTeam }) {
  const me = useAtomValue(userAtom)
  if (team.members.length === 0)
    return (
      <Panel title={`Membros (${team.entity.team_members_count})`}>
        <EmptyState icon={<EyeOff aria-hidden />} title="Este time não mostra os seus membros" />
      </Panel>
    )
  return (
    <Panel title={`Membros (${team.members.length})`} flush>
      <MemberTable className={styles.list} members={team.members.map((member) => toMember(member, me?.id))} />
    </Panel>
  )
}
