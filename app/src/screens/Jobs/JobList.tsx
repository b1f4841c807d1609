import { PageHeader, Pagination } from '@convoca/ui'
import { VacancyCard, VacancyList } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { gamesAtom } from '../../atoms/games.ts'
import type { Game } from '../../atoms/games.ts'
import { vacanciesAtom } from '../../atoms/recruitment.ts'
import type { Vacancy, VacancySearch } from '../../atoms/recruitment.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { useIsMember } from '../../hooks/useIsMember.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toVacancyItem } from '../../mappers/vacancy.ts'
import { JobFilters } from './JobFilters.tsx'
import { ApplyToTeam } from './ApplyToTeam.tsx'

export interface JobListProps {
  search: VacancySearch
  /** Merges a change into the search. */
  onSearch: (change: Partial<VacancySearch>) => void
}

const publicPage = {
  path: '/jobs',
  description: 'Times que procuram jogadores: filtre por jogo, posição e ranking, e candidate-se.',
}

/** The open vacancies of all teams (docs/product.md#recruitment). */
export function JobList({ search: { search, gameId, position, maxRanking, page }, onSearch }: JobListProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  const vacancies = useQueryAtom(vacanciesAtom, { search, gameId, position, maxRanking, page })
  const filter = { gameId, position, maxRanking }
  return (
    <>
      <PageHead title="Vagas" page={publicPage} />
      <PageHeader title="Vagas" subtitle="Times que procuram jogadores. Ache o seu e candidate-se." />
      <JobFilters search={{ ...filter, search, page }} count={vacancies.data?.total} onSearch={onSearch} />
      <VacancyList
        {...toQueryProps(vacancies)}
        filtered={Object.values({ ...filter, search }).some((value) => value !== undefined)}
        retrying={vacancies.isFetching}
      >
        {vacancies.data?.data.map((vacancy) => (
          <JobCard key={vacancy.id} vacancy={vacancy} games={games} />
        ))}
      </VacancyList>
      {vacancies.data ? (
        <Pagination
          page={page}
          totalPages={vacancies.data.totalPage}
          onPageChange={(next) => onSearch({ page: next })}
        />
      ) : null}
    </>
  )
}

function JobCard({ vacancy, games }: { vacancy: Vacancy; games: readonly Game[] }) {
  const { team_id: teamId, team } = vacancy
  const isMember = useIsMember(teamId)
  return (
    <VacancyCard
      vacancy={toVacancyItem(vacancy, games)}
      href={`/team/${team.team_tag}/recruitment`}
      actions={
        !isMember && (
          <ApplyToTeam teamId={teamId} teamName={team.name} vacancy={vacancy} variant="secondary" />
        )
      }
    />
  )
}
