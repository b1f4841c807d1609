import { useNavigate, useSearch } from '@tanstack/react-router'
import { Ranking } from './Ranking.tsx'
import { readRankingSearch, toRankingPath } from './ranking-search.ts'

/** /ranking: a game's teams and players by rating. */
export function RankingScreen() {
  const navigate = useNavigate()
  const search = readRankingSearch(useSearch({ strict: false }))
  return <Ranking search={search} onSearch={(next) => void navigate({ href: toRankingPath(next) })} />
}
