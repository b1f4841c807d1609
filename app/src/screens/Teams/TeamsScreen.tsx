import { useNavigate, useSearch } from '@tanstack/react-router'
import { TeamList } from './TeamList.tsx'

/** /teams, with search, game and page in the URL. */
export function TeamsScreen() {
  const { search, gameId, page = 1 } = useSearch({ from: '/shell/guarded/teams' })
  const navigate = useNavigate({ from: '/teams' })
  return (
    <TeamList
      search={{ search, gameId, page }}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change, page: change.page === 1 ? undefined : change.page }),
          // Typing replaces the history entry; choosing a game or page adds one.
          replace: 'search' in change,
        })
      }
    />
  )
}
