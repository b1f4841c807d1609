import type { MatchTeam } from '../match.ts'
import type { ScoreReportTexts } from '../match-room-texts.ts'
import { type MatchRules, winsOf } from '../match-room.ts'
import { GameFields } from './GameFields.tsx'
import { ScoreFields } from './ScoreFields.tsx'
import styles from './ScoreReport.module.css'
import type { TypedReport } from './useTypedReport.ts'

interface ReportFieldsProps {
  home: MatchTeam
  away: MatchTeam
  rules: MatchRules
  typed: TypedReport
  /** Something was sent: what is wrong is shown. */
  isValidated: boolean
  /** It was not played, so that it has no games. */
  isForfeit?: boolean
  labels: Pick<
    ScoreReportTexts,
    | 'increase'
    | 'decrease'
    | 'undecided'
    | 'tooMany'
    | 'headStart'
    | 'mayDraw'
    | 'games'
    | 'map'
    | 'points'
    | 'wrongGames'
  >
}

const wrongScore = (rules: MatchRules, labels: ReportFieldsProps['labels']): string =>
  rules.allowsDraws ? labels.tooMany(rules.bestOf) : labels.undecided(winsOf(rules))

/** The score of a match, and the points of its games. */
export function ReportFields({ typed, isValidated, isForfeit = false, labels, ...match }: ReportFieldsProps) {
  const { score, games, report, isSendable, setGames, setReport } = typed
  const { home, away, rules } = match
  const hint = rules.headStart ? labels.headStart(home.name) : rules.allowsDraws ? labels.mayDraw : undefined
  return (
    <>
      {hint && !isForfeit && <p className={styles.hint}>{hint}</p>}
      <ScoreFields
        {...match}
        value={score}
        onChange={setReport}
        labels={labels}
        error={isValidated && !isSendable ? wrongScore(rules, labels) : undefined}
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
