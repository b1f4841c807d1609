import { ErrorState, LinkButton, PageHeader, Pagination, TeamCard, TeamFilters, TeamGrid } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { gamesAtom } from '../../atoms/games.ts'
import { myTeamsAtom } from '../../atoms/teams.ts'
import type { TeamSearch } from '../../atoms/teams.ts'
import { toGameOption, toTeamCard } from '../team.ts'
import { useTitle } from '../useTitle.ts'

export interface TeamListProps {
  search: TeamSearch
  /** Changes part of the search; what is not named stays. */
  onSearch: (change: Partial<TeamSearch>) => void
}

/** 'Gerenciamento de Times' (part 2 §2, team list page). */
export function TeamList({ search: { search, gameId, page }, onSearch }: TeamListProps) {
  useTitle('Gerenciamento de Times')
  const games = useAtomValue(gamesAtom).data ?? []
  const teams = useAtomValue(useMemo(() => myTeamsAtom({ search, gameId, page }), [search, gameId, page]))
  const text = useSearchText(search ?? '', onSearch)
  const filtered = Boolean(search ?? gameId)
  const create = (
    <LinkButton variant="primary" href="/team/create" icon={<Plus aria-hidden size={18} />}>
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
        selectedGameId={gameId ?? null}
        onGameChange={(id) => onSearch({ gameId: id ?? undefined, page: 1 })}
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
          page={page}
          totalPages={teams.data.totalPage}
          onPageChange={(next) => onSearch({ page: next })}
        />
      ) : null}
    </>
  )
}

/** Milliseconds that the typing must rest before the address follows it. */
const typingRest = 250

/** The box follows the typing at once and the address a moment later; the back button brings the text back. */
function useSearchText(current: string, onSearch: TeamListProps['onSearch']) {
  const [typed, setTyped] = useState(current)
  const [known, setKnown] = useState(current)
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (known !== current) {
    setKnown(current)
    // The address moved by itself, not because of what is being typed.
    if (!resting && typed.trim() !== current) setTyped(current)
  }

  function change(text: string) {
    setTyped(text)
    setResting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setResting(false)
      onSearch({ search: text.trim() || undefined, page: 1 })
    }, typingRest)
  }

  return { value: typed, change }
}
