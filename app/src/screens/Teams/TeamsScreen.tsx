import { useNavigate, useSearch } from '@tanstack/react-router'
import { TeamList } from './TeamList.tsx'

/** /teams: the address holds search, game and page. */
export function TeamsScreen() {
  const { search, gameId, page = 1 } = useSearch({ from: '/shell/guarded/teams' })
  const navigate = useNavigate({ from: '/teams' })
  return (
    <TeamList
      search={{ search, gameId, page }}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change, page: change.page === 1 ? undefined : change.page }),
          // A letter typed is not a step of the history; a game or a page chosen is.
          replace: 'search' in change,
        })
      }
    />
  )
}
