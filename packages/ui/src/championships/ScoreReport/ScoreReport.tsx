'use client'

import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import type { MatchReportItem, MatchRules } from '../match-room.ts'
import { scoreReportTexts } from '../match-room-texts.ts'
import { type CaptainForm, ReportForm } from './ReportForm.tsx'
import { MatchReports, type MatchReportsProps } from './MatchReports.tsx'

/** The abilities of the reader: everybody reads, a captain reports until the match is closed. */
export type ScoreReportForm = { kind: 'readOnly' } | CaptainForm

export type ScoreReportProps = Omit<MatchReportsProps, 'renderForm'> & {
  /** The rules for the score. */
  rules: MatchRules
  /** The score so far, which the form begins with. */
  running?: MatchReportItem | undefined
  /** The form of the user's own report. */
  form: ScoreReportForm
  /** Whether the buttons are a bar at the bottom edge of the window on phones. Default false. */
  bar?: boolean | undefined
}

/**
 * The reports of both captains, whether they agree, and the user's score to send. The typed score stays until it is sent, also
 * when a request fails. Where nobody can send one, `MatchReports` alone is enough.
 */
export function ScoreReport({ rules, running, form, bar = false, ...list }: ScoreReportProps) {
  const { teams, reports, texts } = list
  const labels = useTexts('ScoreReport', scoreReportTexts, texts)
  const { home, away } = teams
  if (form.kind === 'readOnly' || !home || !away) return <MatchReports {...list} />
  return (
    <MatchReports
      {...list}
      renderForm={(isLate) => (
        <ReportForm
          form={form}
          home={home}
          away={away}
          rules={rules}
          own={reports[form.side]}
          running={running}
          other={reports[form.side === 'home' ? 'away' : 'home']}
          isLate={isLate}
          bar={bar}
          labels={labels}
        />
      )}
    />
  )
}
