import { Pagination, TeamCard, TeamGrid } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { gamesAtom } from '../atoms/games.ts'
import type { TeamListItem } from '../atoms/teams.ts'
import { toQueryProps } from '../mappers/query-props.ts'
import { toTeamCard } from '../mappers/team.ts'

export interface TeamCardsProps {
  query: {
    data: { data: readonly TeamListItem[]; totalPage: number } | undefined
    error: unknown
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** A search or filter is active. */
  filtered: boolean
  /** The action that creates the first team. */
  emptyAction: ReactNode
  page: number
  onPage: (page: number) => void
}

/** A page of team cards that link to the teams' inner pages. */
export function TeamCards({ query, filtered, emptyAction, page, onPage }: TeamCardsProps) {
  const games = useAtomValue(gamesAtom).data ?? []
  const { data, isFetching } = query
  return (
    <>
      <TeamGrid
        {...toQueryProps(query)}
        retrying={isFetching}
        filtered={filtered}
        emptyAction={filtered ? undefined : emptyAction}
      >
        {data?.data.map((team) => (
          <TeamCard key={team.id} team={toTeamCard(team, games)} href={`/my/teams/${team.entity.team_tag}`} />
        ))}
      </TeamGrid>
      {data && <Pagination page={page} totalPages={data.totalPage} onPageChange={onPage} />}
    </>
  )
}
