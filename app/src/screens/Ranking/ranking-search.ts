export interface RankingSearch {
  kind: 'teams' | 'players'
  /** Absent: the reader's own game. */
  gameId: string | undefined
  page: number
}

/** Read here and not by the route, so that no other page loads it; what is invalid is the default. */
export function readRankingSearch({ kind, gameId, page }: Readonly<Record<string, unknown>>): RankingSearch {
  return {
    kind: kind === 'players' ? kind : 'teams',
    gameId: typeof gameId === 'string' ? gameId : undefined,
    page: Number.isInteger(page) && Number(page) > 0 ? Math.min(Number(page), 100_000) : 1,
  }
}

export function toRankingPath({ kind, gameId, page }: RankingSearch): string {
  const params = new URLSearchParams()
  if (kind === 'players') params.set('kind', kind)
  if (gameId !== undefined) params.set('gameId', gameId)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '/ranking' : `/ranking?${text}`
}
