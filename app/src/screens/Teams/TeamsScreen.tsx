import { useNavigate, useSearch } from '@tanstack/react-router'
import { TeamList } from './TeamList.tsx'

/** /teams: the address holds search, game and page. */
export function TeamsScreen() {
  const { search, gameId, page = 1 } = useSearch({ from: '/shell/guarded/teams' })
  const navigate = useNavigate()
  return (
    <TeamList
      search={{ search, gameId, page }}
      onSearch={(next) => {
        const typing = next.search !== search
        void navigate({
          to: '/teams',
          search: { ...next, page: next.page > 1 ? next.page : undefined },
          // A letter typed is not a step of the history; a game or a page chosen is.
          replace: typing,
        })
      }}
    />
  )
}
