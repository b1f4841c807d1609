import { LinkButton, PageHeader, TeamFilters } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { gamesAtom } from '../../atoms/games.ts'
import { myTeamsAtom, type TeamSearch } from '../../atoms/teams.ts'
import { DebouncedSearch } from '../../components/DebouncedSearch.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { TeamCards } from '../../components/TeamCards.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toGameOption } from '../../mappers/team.ts'

export interface TeamListProps {
  search: TeamSearch
  /** Merges a change into the search. */
  onSearch: (change: Partial<TeamSearch>) => void
}

function CreateTeamLink() {
  return (
    <LinkButton variant="primary" href="/team/create" icon={<Plus aria-hidden size={18} />}>
      Criar time
    </LinkButton>
  )
}

/** 'Gerenciamento de Times' (docs/product.md#teams): the user's own teams. */
export function TeamList({ search: { search, gameId, page }, onSearch }: TeamListProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  const teams = useQueryAtom(myTeamsAtom, { search, gameId, page })
  const filtered = Boolean(search ?? gameId)
  const filters = {
    games: games.map(toGameOption),
    selectedGameId: gameId ?? null,
    onGameChange: (id: string | null) => onSearch({ gameId: id ?? undefined, page: 1 }),
    ...(teams.data ? { count: teams.data.total } : {}),
  }

  return (
    <>
      <PageHead title="Gerenciamento de Times" />
      <PageHeader
        title="Gerenciamento de Times"
        subtitle="Conecte-se, forme times e conte a sua própria história nos e-sports."
        actions={
          <>
            <LinkButton href="/profile/invites">Convites</LinkButton>
            <CreateTeamLink />
          </>
        }
      />
      <DebouncedSearch
        value={search ?? ''}
        onChange={(text) => onSearch({ search: text || undefined, page: 1 })}
      >
        {(typed) => <TeamFilters {...filters} {...typed} />}
      </DebouncedSearch>
      <TeamCards
        query={teams}
        filtered={filtered}
        emptyAction={<CreateTeamLink />}
        page={page}
        onPage={(next) => onSearch({ page: next })}
      />
    </>
  )
}
