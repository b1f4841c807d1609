import { PageHeader, Pagination, VacancyCard, VacancyFilters, VacancyList } from '@convoca/ui'
import type { VacancyFilter } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { gamesAtom } from '../../atoms/games.ts'
import type { Game } from '../../atoms/games.ts'
import { vacanciesAtom } from '../../atoms/recruitment.ts'
import type { Vacancy, VacancySearch } from '../../atoms/recruitment.ts'
import { DebouncedSearch } from '../../components/DebouncedSearch.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { useIsMember } from '../../hooks/useIsMember.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { toGameOption } from '../../mappers/team.ts'
import { toVacancyItem } from '../../mappers/vacancy.ts'
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

/** The open vacancies of all teams (part 1 §2, /jobs). */
export function JobList({ search: { search, gameId, position, maxRanking, page }, onSearch }: JobListProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  const vacancies = useQueryAtom(vacanciesAtom, { search, gameId, position, maxRanking, page })
  const filter = { gameId, position, maxRanking }
  const filters = {
    filter,
    games: games.map(toGameOption),
    onFilterChange: ({ gameId: game, position: place, maxRanking: ranking }: VacancyFilter) =>
      onSearch({ gameId: game, position: place, maxRanking: ranking, page: 1 }),
    count: vacancies.data?.total,
  }
  return (
    <>
      <PageHead title="Vagas" page={publicPage} />
      <PageHeader title="Vagas" subtitle="Times que procuram jogadores. Ache o seu e candidate-se." />
      <DebouncedSearch
        value={search ?? ''}
        onChange={(text) => onSearch({ search: text || undefined, page: 1 })}
      >
        {(typed) => <VacancyFilters {...filters} {...typed} />}
      </DebouncedSearch>
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
