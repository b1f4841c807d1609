import { useNavigate, useSearch } from '@tanstack/react-router'
import { JobList } from './JobList.tsx'

/** /jobs: the address holds search, filters and page. */
export function JobsScreen() {
  const { page = 1, ...search } = useSearch({ from: '/shell/jobs' })
  const navigate = useNavigate({ from: '/jobs' })
  return (
    <JobList
      search={{ ...search, page }}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change, page: change.page === 1 ? undefined : change.page }),
          // What is typed is not a step of the history; a filter or a page chosen is.
          replace: 'search' in change || change.maxRanking !== search.maxRanking,
        })
      }
    />
  )
}
