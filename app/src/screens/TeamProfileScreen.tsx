import { Button, EmptyState, LinkButton, Panel } from '@convoca/ui'
import {
  AchievementList,
  MemberTable,
  SponsorStrip,
  TeamHeader,
  VacancyCard,
  VacancyList,
} from '@convoca/ui/app'
import { useParams } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { gamesAtom } from '../atoms/games.ts'
import { teamVacanciesAtom } from '../atoms/recruitment.ts'
import { userAtom } from '../atoms/session.ts'
import { publicTeamAtom } from '../atoms/teams.ts'
import type { PublicTeam } from '../atoms/teams.ts'
import styles from '../components/flush-list.module.css'
import { EmbedButton } from '../components/EmbedButton.tsx'
import { LazyReport } from '../components/LazyReport.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { QueryContent } from '../components/QueryContent.tsx'
import { TeamOverview } from '../components/TeamOverview.tsx'
import { useIsMember } from '../hooks/useIsMember.ts'
import { useQueryAtom } from '../hooks/useQueryAtom.ts'
import { toAchievement } from '../mappers/achievement.ts'
import { toMember } from '../mappers/member.ts'
import { toTeamPage } from '../mappers/public-page.ts'
import { toQueryProps } from '../mappers/query-props.ts'
import { toSponsorItem } from '../mappers/sponsor.ts'
import { formatShortDate, getPublicTeamPath, toTeamHeader } from '../mappers/team.ts'
import { toOwnVacancyItem } from '../mappers/vacancy.ts'
import { notFound } from './NotFoundScreen.tsx'

/** /team/profile/{tag}: a team's public page. */
export function TeamProfileScreen() {
  const { tag } = useParams({ from: '/shell/team/profile/$tag' })
  return <TeamProfile tag={tag} />
}

export function TeamProfile({ tag }: { tag: string }) {
  const team = useQueryAtom(publicTeamAtom, tag)
  return (
    <QueryContent query={team} title={tag} failed="Não foi possível carregar o time" fallback={notFound}>
      {(data) => <Profile team={data} />}
    </QueryContent>
  )
}

function Profile({ team }: { team: PublicTeam }) {
  const { entity, game } = team
  const [isReporting, setIsReporting] = useState(false)
  return (
    <>
      <PageHead title={`${entity.name} [${team.team_tag}]`} page={toTeamPage(team)} />
      <TeamHeader
        team={toTeamHeader(team)}
        subtitle={`${game.name} · ${entity.owner.name} · desde ${formatShortDate(entity.created_at)}`}
        shareUrl={getPublicTeamPath(team.team_tag)}
        actions={
          <>
            <ProfileAction team={team} />
            <ReportButton teamId={team.id} isOpen={isReporting} onOpen={() => setIsReporting(true)} />
            <EmbedButton
              subject={{ kind: 'team', name: entity.name, tag: team.team_tag, color: entity.primary_color }}
            />
          </>
        }
      />
      {isReporting && (
        <LazyReport
          isUsed
          onFailure={() => setIsReporting(false)}
          target={{ target_type: 'TEAM', target_id: team.id }}
          name={entity.name}
          onClose={() => setIsReporting(false)}
        />
      )}
      <TeamOverview
        teamId={team.id}
        description={entity.description}
        more={team.achievements.length > 0 && <Trophies team={team} />}
      >
        <Members team={team} />
      </TeamOverview>
      {entity.is_recruiting && <OpenVacancies team={team} />}
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

interface ReportButtonProps {
  teamId: string
  isOpen: boolean
  onOpen: () => void
}

/** The button that reports a team, for users of other teams. */
function ReportButton({ teamId, isOpen, onOpen }: ReportButtonProps) {
  const me = useAtomValue(userAtom)
  const isMember = useIsMember(teamId)
  if (!me || isMember) return null
  return (
    <Button aria-expanded={isOpen} onClick={onOpen}>
      Denunciar
    </Button>
  )
}

function Trophies({ team }: { team: PublicTeam }) {
  const games = useAtomValue(gamesAtom).data ?? []
  return (
    <Panel title="Conquistas">
      <AchievementList
        achievements={team.achievements.map((achievement) => toAchievement(achievement, games))}
      />
    </Panel>
  )
}

/** The open vacancies of the team; players apply on the recruitment page. */
function OpenVacancies({ team }: { team: PublicTeam }) {
  const vacancies = useQueryAtom(teamVacanciesAtom, team.id)
  const href = `/team/${team.team_tag}/recruitment`
  return (
    <Panel title="Vagas abertas" actions={<LinkButton href={href}>Ver vagas</LinkButton>}>
      <VacancyList {...toQueryProps(vacancies)} expected={2} texts={vacancyTexts}>
        {vacancies.data?.data.map((vacancy) => (
          <VacancyCard key={vacancy.id} vacancy={toOwnVacancyItem(vacancy)} href={href} />
        ))}
      </VacancyList>
    </Panel>
  )
}

const vacancyTexts = {
  empty: 'Nenhuma vaga aberta agora',
  emptyHint: 'O time recruta, mas ainda não disse para qual posição.',
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
      <MemberTable className={styles.list} members={team.members.map((member) => toMember(member, me))} />
    </Panel>
  )
}
