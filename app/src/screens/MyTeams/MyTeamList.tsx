import { LinkButton, PageHeader, SearchInput } from '@convoca/ui'
import { ownTeamsAtom } from '../../atoms/teams.ts'
import { CreateTeamLink } from '../../components/CreateTeamLink.tsx'
import { TeamCards } from '../../components/TeamCards.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useSearchText } from '../../hooks/useSearchText.ts'
import { useTitle } from '../../hooks/useTitle.ts'

interface OwnTeamSearch {
  search?: string | undefined
  page: number
}

export interface MyTeamListProps {
  search: OwnTeamSearch
  /** Merges a change into the search. */
  onSearch: (change: Partial<OwnTeamSearch>) => void
}

/** The user's own teams (part 2 §2). */
export function MyTeamList({ search: { search, page }, onSearch }: MyTeamListProps) {
  useTitle('Meus times')
  const teams = useQueryAtom(ownTeamsAtom, { search, page })
  const text = useSearchText(search ?? '', onSearch)
  return (
    <>
      <PageHeader
        title="Meus times"
        subtitle="Os times em que você joga."
        actions={
          <>
            <LinkButton href="/profile/invites">Convites</LinkButton>
            <CreateTeamLink />
          </>
        }
      />
      <SearchInput
        label="Buscar nos meus times"
        placeholder="Buscar nos meus times"
        value={text.value}
        onChange={text.change}
        loading={teams.isFetching && search !== undefined}
      />
      <TeamCards
        query={teams}
        filtered={search !== undefined}
        emptyAction={<CreateTeamLink />}
        page={page}
        onPage={(next) => onSearch({ page: next })}
      />
    </>
  )
}
