'use client'

import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { FormError } from '../../forms/FormError/FormError.tsx'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel, type PanelProps } from '../../primitives/Panel/Panel.tsx'
import type { MatchTeam } from '../match.ts'
import type { MatchReportItem, MatchRules } from '../match-room.ts'
import { type MatchRulingTexts, matchRulingTexts } from '../match-room-texts.ts'
import { ReportFields } from './ReportFields.tsx'
import { useTypedReport } from './useTypedReport.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ScoreReport.module.css'

export interface MatchRulingValue extends MatchReportItem {
  isForfeit: boolean
  /** Empty for none. */
  reason: string
}

export type MatchRulingProps = Omit<PanelProps, 'children' | 'title' | 'actions' | 'flush'> & {
  /** First side. */
  home: MatchTeam
  /** Second side. */
  away: MatchTeam
  /** Games of the match. */
  rules: MatchRules
  /** The score so far of an open match, which the form begins with. */
  running?: MatchReportItem | undefined
  /** Called with a score that leaves the match open, which is being played; resolves to whether it was stored. */
  onUpdate?: ((score: MatchReportItem) => Promise<boolean>) | undefined
  /** The result that is corrected; absent while the match is open. */
  result?: MatchReportItem | undefined
  /**
   * Called with a score that decides the match, and its games where their points were typed; resolves to whether it was
   * taken, which empties the reason.
   */
  onRule: (ruling: MatchRulingValue) => Promise<boolean>
  /** A request is under way. */
  isPending?: boolean | undefined
  /** The error of the field. */
  reasonError?: string | undefined
  /** The error of the whole form. */
  error?: string | undefined
  texts?: Partial<MatchRulingTexts> | undefined
}

const MAX_REASON = 300

/** The typed ruling, and its sending: the score so far of a match that is being played, else the decision. */
function useRuling({ rules, result, running, onRule, onUpdate, isPending }: MatchRulingProps) {
  const [isForfeit, setIsForfeit] = useState(false)
  const [reason, setReason] = useState('')
  const [isValidated, setIsValidated] = useState(false)
  const isPlayed = onUpdate !== undefined && !isForfeit
  // A forfeit has the games that win, whatever else the match would count.
  const typed = useTypedReport(result ?? running, {
    rules: isForfeit ? { bestOf: rules.bestOf } : rules,
    isPlayed,
  })
  const { score, report, isDecided } = typed
  const isUpdate = isPlayed && !isDecided
  const isNeither = isForfeit && score.home === 0 && score.away === 0
  /** A forfeit has no games. */
  const decided = isForfeit ? score : report
  async function submit() {
    setIsValidated(true)
    if (isPending || decided === null || [...reason].length > MAX_REASON) return
    if (isUpdate) {
      if (!(await onUpdate(decided))) return
      typed.clear()
    } else {
      if (!(isDecided || isNeither) || !(await onRule({ ...decided, isForfeit, reason }))) return
      setReason('')
    }
    setIsValidated(false)
  }
  return { typed, isUpdate, isNeither, isValidated, isForfeit, setIsForfeit, reason, setReason, submit }
}

const actionOf = (isNeither: boolean, result: MatchReportItem | undefined) => {
  if (isNeither) return 'decideNeither'
  return result ? 'correct' : 'decide'
}

/** The organiser's or a referee's decision about a match, or the correction of one. What was typed stays when it fails. */
export function MatchRuling(props: MatchRulingProps) {
  const { home, away, rules, result, isPending, reasonError, error, texts, ...others } = props
  const { running: _running, onRule: _onRule, onUpdate: _onUpdate, ...rest } = others
  const labels = useTexts('MatchRuling', matchRulingTexts, texts)
  const ruling = useRuling(props)
  const { typed, isUpdate, isNeither, isValidated, isForfeit, setIsForfeit, reason, setReason, submit } =
    ruling
  const title = result ? labels.correctionTitle : labels.title
  return (
    <Panel {...rest} title={title}>
      <form
        className={styles.rulingForm}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {result && <p className={styles.hint}>{labels.correctionHint}</p>}
        <FormError>{error}</FormError>
        <ReportFields
          {...{ home, away, rules, typed, isForfeit, labels }}
          isValidated={isValidated && !isNeither}
        />
        <SwitchField
          label={labels.forfeit}
          hint={isForfeit ? labels.neitherHint : labels.forfeitHint}
          value={isForfeit}
          onChange={setIsForfeit}
        />
        <TextAreaField
          label={labels.reason}
          hint={labels.reasonHint}
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={setReason}
          error={reasonError}
        />
        <Button type="submit" variant="primary" loading={isPending} icon={<Gavel aria-hidden="true" />}>
          {isUpdate ? labels.update(labels.score(typed.score)) : labels[actionOf(isNeither, result)]}
        </Button>
      </form>
    </Panel>
  )
}
