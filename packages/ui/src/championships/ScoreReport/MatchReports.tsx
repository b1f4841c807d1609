'use client'

import { CheckCheck, Scale, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Panel, type PanelProps } from '../../primitives/Panel/Panel.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import {
  compareReports,
  type MatchReportItem,
  type MatchScore,
  type MatchSideName,
  type MatchTeams,
} from '../match-room.ts'
import { type ScoreReportTexts, scoreReportTexts } from '../match-room-texts.ts'
import { ReportDeadline, useReportDeadline } from './ReportDeadline.tsx'
import styles from './ScoreReport.module.css'

export type MatchReportsProps = Omit<PanelProps, 'children' | 'title' | 'actions' | 'flush'> & {
  /** The teams that play. */
  teams: MatchTeams
  /** The report of each side. */
  reports: { home?: MatchReportItem | undefined; away?: MatchReportItem | undefined }
  /**
   * The side that has reported something which the user may not read before the other side has reported, too.
   */
  sealed?: MatchSideName | undefined
  /** The reports differ, and a referee decides. */
  isDisputed?: boolean | undefined
  /** ISO date: until then each side may report another score of a dispute; afterwards it can only accept the other one's. */
  reportUntil?: string | null | undefined
  /** Default the current time. */
  now?: Date | undefined
  /** The form of a captain below the reports; late where only the other side's score can still be accepted. */
  renderForm?: ((isLate: boolean) => ReactElement) | undefined
  texts?: Partial<ScoreReportTexts> | undefined
}

/** The reports of both captains, as everybody reads them. It must say in words what agrees and what differs. */
export function MatchReports(props: MatchReportsProps) {
  const { teams, reports, sealed, isDisputed = false, reportUntil, now, renderForm, texts, ...rest } = props
  const labels = useTexts('ScoreReport', scoreReportTexts, texts)
  const games = compareReports(reports.home, reports.away)
  const left = useReportDeadline(isDisputed ? reportUntil : null, now)
  const isReported = reports.home !== undefined || reports.away !== undefined || sealed !== undefined
  return (
    <Panel {...rest} title={labels.title} actions={<span className={styles.hint}>{labels.hint}</span>} flush>
      {isDisputed && (
        <div className={styles.dispute}>
          <Scale aria-hidden="true" size={20} />
          <div>
            <p className={styles.disputeTitle}>{labels.disputed}</p>
            <p className={styles.disputeText}>{left === null ? labels.disputedLate : labels.disputedHint}</p>
          </div>
          {left && <ReportDeadline left={left} label={labels.deadline} />}
        </div>
      )}
      {isReported ? (
        <ul className={styles.rows}>
          {games.map((game, index) => (
            <Row
              key={index}
              name={labels.game(index + 1, game.map)}
              teams={teams}
              home={game.home}
              away={game.away}
              labels={labels}
            />
          ))}
          <Row name={labels.whole} teams={teams} {...reports} sealed={sealed} labels={labels} />
        </ul>
      ) : (
        <p className={styles.nobody}>{labels.nobody}</p>
      )}
      {sealed && <p className={styles.nobody}>{labels.sealedHint(teams[sealed]?.name ?? '')}</p>}
      {renderForm?.(left === null)}
    </Panel>
  )
}

interface RowProps {
  name: string
  teams: MatchTeams
  home?: MatchScore | undefined
  away?: MatchScore | undefined
  sealed?: MatchSideName | undefined
  labels: ScoreReportTexts
}

function Row({ name, teams, home, away, sealed, labels }: RowProps) {
  const said = (side: MatchSideName, score: MatchScore | undefined) => (
    <span className={styles.said}>
      <span className={styles.saidBy}>{teams[side]?.name}</span>
      {side === sealed ? (
        <span className={styles.hint}>{labels.sealed}</span>
      ) : (
        <span className={styles.score}>{score ? labels.score(score) : '–'}</span>
      )}
    </span>
  )
  const isComplete = home !== undefined && away !== undefined
  const isAgreed = isComplete && home.home === away.home && home.away === away.away
  return (
    <li className={styles.row} data-divergent={(isComplete && !isAgreed) || undefined}>
      <span className={styles.rowName}>{name}</span>
      {said('home', home)}
      {said('away', away)}
      {isAgreed && (
        <Badge tone="success">
          <CheckCheck aria-hidden="true" size={14} />
          <span>{labels.agreed}</span>
        </Badge>
      )}
      {isComplete && !isAgreed && (
        <Badge tone="warning">
          <TriangleAlert aria-hidden="true" size={14} />
          <span>{labels.divergent}</span>
        </Badge>
      )}
      {!isComplete && <Badge>{labels.missing}</Badge>}
    </li>
  )
}
