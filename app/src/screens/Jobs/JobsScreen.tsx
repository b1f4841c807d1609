import { useNavigate, useSearch } from '@tanstack/react-router'
import { JobList } from './JobList.tsx'

/** /jobs, with search, filters and page in the URL. */
export function JobsScreen() {
  const { page = 1, ...search } = useSearch({ from: '/shell/jobs' })
  const navigate = useNavigate({ from: '/jobs' })
  return (
    <JobList
      search={{ ...search, page }}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change, page: change.page === 1 ? undefined : change.page }),
          // Typing replaces the history entry; choosing a filter or page adds one.
          replace: 'search' in change || 'maxRanking' in change,
        })
      }
    />
  )
}
