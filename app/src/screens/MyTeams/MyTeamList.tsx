import { ErrorState, LinkButton, PageHeader, Pagination, SearchInput, TeamCard, TeamGrid } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { gamesAtom } from '../../atoms/games.ts'
import { ownTeamsAtom } from '../../atoms/teams.ts'
import { toTeamCard } from '../team.ts'
import { useSearchText } from '../useSearchText.ts'
import { useTitle } from '../useTitle.ts'

interface OwnTeamSearch {
  search?: string | undefined
  page: number
}

export interface MyTeamListProps {
  search: OwnTeamSearch
  /** Changes part of the search; what is not named stays. */
  onSearch: (change: Partial<OwnTeamSearch>) => void
}

/** The user's own teams (part 2 §2). */
export function MyTeamList({ search: { search, page }, onSearch }: MyTeamListProps) {
  useTitle('Meus times')
  const games = useAtomValue(gamesAtom).data ?? []
  const teams = useAtomValue(useMemo(() => ownTeamsAtom({ search, page }), [search, page]))
  const text = useSearchText(search ?? '', onSearch)
  const create = (
    <LinkButton variant="primary" href="/team/create" icon={<Plus aria-hidden size={18} />}>
      Criar time
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Meus times"
        subtitle="Os times em que você joga."
        actions={
          <>
            <LinkButton href="/profile/invites">Convites</LinkButton>
            {create}
          </>
        }
      />
      <SearchInput
        label="Buscar nos meus times"
        value={text.value}
        onChange={text.change}
        loading={teams.isFetching && search !== undefined}
      />
      {teams.isError ? (
        <ErrorState onRetry={() => void teams.refetch()} retrying={teams.isFetching} />
      ) : (
        <TeamGrid
          status={teams.data ? 'ready' : 'loading'}
          filtered={search !== undefined}
          emptyAction={search === undefined ? create : undefined}
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
          page={page}
          totalPages={teams.data.totalPage}
          onPageChange={(next) => onSearch({ page: next })}
        />
      ) : null}
    </>
  )
}
