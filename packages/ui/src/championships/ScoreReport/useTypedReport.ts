'use client'

import { useState } from 'react'
import {
  decidesMatch,
  fitGames,
  type MatchReportItem,
  type MatchRules,
  type MatchScore,
  readGames,
  type TypedGame,
} from '../match-room.ts'

interface TypedScore {
  score: MatchScore
  games: readonly TypedGame[]
}

const toTyped = ({ home, away, games = [] }: MatchReportItem): TypedScore => ({
  score: { home, away },
  games: games.map(({ map = '', ...game }) => ({ map, home: `${game.home}`, away: `${game.away}` })),
})

/** The report without its games if none were typed. */
export const toSent = ({ home, away, games }: MatchReportItem): MatchReportItem => ({
  home,
  away,
  ...(games?.length && { games }),
})

interface TypedReportOptions {
  rules: MatchRules
  /** The match is being played: a score that leaves it open can be sent, too. */
  isPlayed: boolean
}

/** The score that is typed, with as many games as it says; the given one, also where it changes, until then. */
export function useTypedReport(given: MatchReportItem | undefined, { rules, isPlayed }: TypedReportOptions) {
  const [typed, setTyped] = useState<TypedScore>()
  const { score, games: all } = typed ?? toTyped(given ?? { home: rules.headStart ?? 0, away: 0 })
  const isDecided = decidesMatch(score, rules)
  const games = isDecided || isPlayed ? fitGames(all, score, rules) : []
  const read = readGames(games, score, rules)
  return {
    score,
    games,
    /** The report to send; null where the games do not say what the score does. */
    report: read === null ? null : toSent({ ...score, games: read }),
    isDecided,
    isSendable: isDecided || isPlayed,
    setGames: (next: readonly TypedGame[]) => setTyped({ score, games: next }),
    setReport: (next: MatchReportItem) =>
      setTyped(next.games ? toTyped(next) : { score: { home: next.home, away: next.away }, games: all }),
    /** The typed report is stored; one that has been typed since stays. */
    clear: () => setTyped((latest) => (latest === typed ? undefined : latest)),
  }
}

export type TypedReport = ReturnType<typeof useTypedReport>
