'use client'

import { useState } from 'react'
import {
  decidesMatch,
  fitGames,
  type MatchReportItem,
  type MatchScore,
  readGames,
  type TypedGame,
} from '../match-room.ts'

const toTyped = (report: MatchReportItem | undefined): TypedGame[] =>
  (report?.games ?? []).map(({ map = '', home, away }) => ({ map, home: `${home}`, away: `${away}` }))

/** The score that is typed, with as many games as it says. */
export function useTypedReport(own: MatchReportItem | undefined, bestOf: number) {
  const [score, setScore] = useState<MatchScore>({ home: own?.home ?? 0, away: own?.away ?? 0 })
  const [typed, setGames] = useState<TypedGame[]>(toTyped(own))
  const games = fitGames(typed, score, bestOf)
  function setReport({ home, away, games: given }: MatchReportItem) {
    setScore({ home, away })
    if (given) setGames(toTyped({ home, away, games: given }))
  }
  return {
    score,
    games,
    read: readGames(games, score),
    isDecided: decidesMatch(score, bestOf),
    setGames,
    setReport,
  }
}

export type TypedReport = ReturnType<typeof useTypedReport>
