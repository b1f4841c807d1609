import { ErrorState, LinkButton, PageHeader, Pagination, TeamCard, TeamFilters, TeamGrid } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { gamesAtom } from '../../atoms/games.ts'
import { myTeamsAtom } from '../../atoms/teams.ts'
import type { TeamSearch } from '../../atoms/teams.ts'
import { toGameOption, toTeamCard } from '../team.ts'
import { useDebounced } from '../useDebounced.ts'
import { useTitle } from '../useTitle.ts'

export interface TeamListProps {
  search: TeamSearch
  onSearch: (next: TeamSearch) => void
}

/** 'Gerenciamento de Times' (part 2 §2, team list page). */
export function TeamList({ search, onSearch }: TeamListProps) {
  useTitle('Gerenciamento de Times')
  const games = useAtomValue(gamesAtom).data ?? []
  const teams = useAtomValue(useMemo(() => myTeamsAtom(search), [search.search, search.gameId, search.page]))
  const text = useSearchText(search, onSearch)
  const filtered = Boolean(search.search ?? search.gameId)
  const create = (
    <LinkButton href="/team/create" icon={<Plus aria-hidden size={18} />}>
      Criar time
    </LinkButton>
  )

  return (
    <>
      <PageHeader
        title="Gerenciamento de Times"
        subtitle="Conecte-se, forme times e conte a sua própria história nos e-sports."
        actions={create}
      />
      <TeamFilters
        search={text.value}
        onSearchChange={text.change}
        games={games.map(toGameOption)}
        selectedGameId={search.gameId ?? null}
        onGameChange={(gameId) => onSearch({ ...search, gameId: gameId ?? undefined, page: 1 })}
        {...(teams.data ? { count: teams.data.total } : {})}
      />
      {teams.isError ? (
        <ErrorState onRetry={() => void teams.refetch()} retrying={teams.isFetching} />
      ) : (
        <TeamGrid
          status={teams.data ? 'ready' : 'loading'}
          filtered={filtered}
          emptyAction={filtered ? undefined : create}
        >
          {teams.data?.data.map((team) => (
            <TeamCard
              key={team.id}
              team={toTeamCard(team, games)}
              href={`/my/teams/${team.entity.team_tag}`}
            />
          ))}
        </TeamGrid>
      )}
      {teams.data ? (
        <Pagination
          page={search.page}
          totalPages={teams.data.totalPage}
          onPageChange={(page) => onSearch({ ...search, page })}
        />
      ) : null}
    </>
  )
}

/** The box follows the typing at once and the address a moment later; the back button brings the text back. */
function useSearchText(search: TeamSearch, onSearch: (next: TeamSearch) => void) {
  const [value, setValue] = useState(search.search ?? '')
  const settled = useDebounced(value)
  const wanted = settled.trim() || undefined
  useEffect(() => {
    if (wanted !== search.search) onSearch({ ...search, search: wanted, page: 1 })
    // Only the typing may move the address; a change of the address itself is followed below.
  }, [wanted])
  useEffect(() => {
    setValue((typed) => (typed.trim() === (search.search ?? '') ? typed : (search.search ?? '')))
  }, [search.search])
  return { value, change: setValue }
}
