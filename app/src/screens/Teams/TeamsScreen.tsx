import { useNavigate, useSearch } from '@tanstack/react-router'
import { convocaAtom, queryClientAtom } from '../../atoms/client.ts'
import { gamesQuery } from '../../atoms/games.ts'
import type { AppStore } from '../../atoms/store.ts'
import { myTeamsQuery } from '../../atoms/teams.ts'
import type { teamsSearch } from '../../navigation/search.ts'
import { TeamList } from './TeamList.tsx'

/** Reads what the screen shows. */
export async function prefetch(
  store: AppStore,
  { userId, deps: { page = 1, ...search } }: { userId: string; deps: ReturnType<typeof teamsSearch> },
) {
  const convoca = store.get(convocaAtom)
  const queries = store.get(queryClientAtom)
  await Promise.all([
    queries.prefetchQuery(gamesQuery(convoca)),
    queries.prefetchQuery(myTeamsQuery(convoca, { ...search, page, userId })),
  ])
}

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
