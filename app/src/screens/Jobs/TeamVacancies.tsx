import { EmptyState, LinkButton } from '@convoca/ui'
import { TeamHeader, VacancyCard, VacancyList } from '@convoca/ui/app'
import { MegaphoneOff } from 'lucide-react'
import { teamVacanciesAtom } from '../../atoms/recruitment.ts'
import type { PublicTeam } from '../../atoms/teams.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { useIsMember } from '../../hooks/useIsMember.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toTeamHeader } from '../../mappers/team.ts'
import { toOwnVacancyItem } from '../../mappers/vacancy.ts'
import { ApplyToTeam } from './ApplyToTeam.tsx'

/** One team's open vacancies, for players who may apply. */
export function TeamVacancies({ team }: { team: PublicTeam }) {
  const { entity, game } = team
  const isMember = useIsMember(team.id)
  return (
    <>
      <PageHead title={`Vagas de ${entity.name}`} />
      <TeamHeader
        team={toTeamHeader(team)}
        subtitle={entity.is_recruiting ? `${game.name} · Vagas abertas` : game.name}
        actions={
          isMember ? (
            <LinkButton href={`/my/teams/${team.team_tag}?tab=recruitment`}>Gerenciar vagas</LinkButton>
          ) : (
            <LinkButton href={`/team/profile/${team.team_tag}`}>Ver o time</LinkButton>
          )
        }
      />
      {entity.is_recruiting ? (
        <OpenVacancies team={team} isMember={isMember} />
      ) : (
        <EmptyState
          icon={<MegaphoneOff aria-hidden />}
          title="Este time não está recrutando"
          description="Quando o recrutamento abrir, as vagas aparecem aqui."
          action={<LinkButton href="/jobs">Ver outras vagas</LinkButton>}
        />
      )}
    </>
  )
}

function OpenVacancies({ team, isMember }: { team: PublicTeam; isMember: boolean }) {
  const vacancies = useQueryAtom(teamVacanciesAtom, team.id)
  const of = { teamId: team.id, teamName: team.entity.name }
  return (
    <VacancyList
      {...toQueryProps(vacancies)}
      expected={2}
      retrying={vacancies.isFetching}
      texts={{
        empty: 'Nenhuma vaga aberta agora',
        emptyHint: 'O time recruta, mas ainda não disse para qual posição.',
      }}
      emptyAction={!isMember && <ApplyToTeam {...of} />}
    >
      {vacancies.data?.data.map((vacancy) => (
        <VacancyCard
          key={vacancy.id}
          full
          vacancy={toOwnVacancyItem(vacancy)}
          actions={!isMember && <ApplyToTeam {...of} vacancy={vacancy} />}
        />
      ))}
    </VacancyList>
  )
}
