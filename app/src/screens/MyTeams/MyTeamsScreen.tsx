import { useNavigate, useSearch } from '@tanstack/react-router'
import { MyTeamList } from './MyTeamList.tsx'

/** /my/teams, with search and page in the URL. */
export function MyTeamsScreen() {
  const { search, page = 1 } = useSearch({ from: '/shell/guarded/my/teams' })
  const navigate = useNavigate({ from: '/my/teams' })
  return (
    <MyTeamList
      search={{ search, page }}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change, page: change.page === 1 ? undefined : change.page }),
          replace: 'search' in change,
        })
      }
    />
  )
}
