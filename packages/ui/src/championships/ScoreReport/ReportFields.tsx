import type { MatchTeam } from '../match.ts'
import type { ScoreReportTexts } from '../match-room-texts.ts'
import { GameFields } from './GameFields.tsx'
import { ScoreFields } from './ScoreFields.tsx'
import type { TypedReport } from './useTypedReport.ts'

interface ReportFieldsProps {
  home: MatchTeam
  away: MatchTeam
  bestOf: number
  typed: TypedReport
  /** Something was sent: what is wrong is shown. */
  isValidated: boolean
  /** It was not played, so that it has no games. */
  isForfeit?: boolean
  labels: Pick<
    ScoreReportTexts,
    'increase' | 'decrease' | 'undecided' | 'games' | 'map' | 'points' | 'wrongGames'
  >
}

/** The score of a match, and the points of its games. */
export function ReportFields({ typed, isValidated, isForfeit = false, labels, ...match }: ReportFieldsProps) {
  const { score, games, report, isSendable, setGames, setReport } = typed
  const { home, away, bestOf } = match
  return (
    <>
      <ScoreFields
        {...match}
        value={score}
        onChange={setReport}
        labels={labels}
        error={isValidated && !isSendable ? labels.undecided((bestOf + 1) / 2) : undefined}
      />
      {games.length > 0 && !isForfeit && (
        <GameFields
          home={home}
          away={away}
          games={games}
          onChange={setGames}
          labels={labels}
          error={isValidated && report === null ? labels.wrongGames : undefined}
        />
      )}
    </>
  )
}
