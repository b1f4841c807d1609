import { VacancyFilters } from '@convoca/ui/app'
import type { VacancyFilter } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { gamesAtom } from '../../atoms/games.ts'
import type { VacancySearch } from '../../atoms/recruitment.ts'
import { DebouncedSearch } from '../../components/DebouncedSearch.tsx'
import { toGameOption } from '../../mappers/team.ts'

export interface JobFiltersProps {
  search: VacancySearch
  /** Vacancies found. */
  count: number | undefined
  onSearch: (change: Partial<VacancySearch>) => void
}

const toNumber = (text: string) => (text === '' ? undefined : Number(text))
const toText = (ranking: number | undefined) => ranking?.toString() ?? ''

/** A choice is searched at once; a text and a ranking once typing pauses. */
export function JobFilters({ search: { search, maxRanking, ...chosen }, count, onSearch }: JobFiltersProps) {
  const games = useAtomValue(gamesAtom).data?.map(toGameOption) ?? []
  return (
    <DebouncedSearch
      value={toText(maxRanking)}
      onChange={(text) => onSearch({ maxRanking: toNumber(text), page: 1 })}
    >
      {(ranking) => {
        const { gameId, position } = chosen
        const filters = {
          games,
          count,
          filter: { gameId, position, maxRanking: toNumber(ranking.search) },
          onFilterChange: (next: VacancyFilter) => {
            const typed = toText(next.maxRanking)
            if (typed !== ranking.search) ranking.onSearchChange(typed)
            if (next.gameId !== gameId || next.position !== position)
              onSearch({ gameId: next.gameId, position: next.position, page: 1 })
          },
        }
        return (
          <DebouncedSearch
            value={search ?? ''}
            onChange={(text) => onSearch({ search: text || undefined, page: 1 })}
          >
            {(typed) => <VacancyFilters {...filters} {...typed} />}
          </DebouncedSearch>
        )
      }}
    </DebouncedSearch>
  )
}
