'use client'

import { Hand, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormError } from '../../forms/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { MatchTeam } from '../match.ts'
import type { MatchReportItem, MatchRules, MatchSideName } from '../match-room.ts'
import type { ScoreReportTexts } from '../match-room-texts.ts'
import { ReportFields } from './ReportFields.tsx'
import styles from './ScoreReport.module.css'
import { toSent, type TypedReport, useTypedReport } from './useTypedReport.ts'

/** The form by which a captain reports. */
export interface CaptainForm {
  kind: 'captain'
  side: MatchSideName
  /** Called with a score that decides the match, and its games where their points were typed. */
  onReport: (report: MatchReportItem) => void
  /**
   * Called with a score that leaves the match open, which is being played; resolves to whether it was stored. Absent
   * where only a result can be sent.
   */
  onUpdate?: ((score: MatchReportItem) => Promise<boolean>) | undefined
  /** Notifies the staff; absent where it is not needed. */
  onCallReferee?: (() => void) | undefined
  isCalling?: boolean | undefined
  sending?: boolean | undefined
  /** The reason that the last one was refused. */
  error?: string | undefined
}

interface ReportFormProps {
  form: CaptainForm
  home: MatchTeam
  away: MatchTeam
  rules: MatchRules
  own: MatchReportItem | undefined
  running: MatchReportItem | undefined
  other: MatchReportItem | undefined
  /** Only the other side's score can still be accepted. */
  isLate: boolean
  bar: boolean
  labels: ScoreReportTexts
}

/** The user's score to send: of the match, or while it is played of the games so far. */
export function ReportForm(props: ReportFormProps) {
  const { form, isLate, bar, own, running, other, labels, ...match } = props
  const { onUpdate, error } = form
  const { home, away, rules } = match
  const typed = useTypedReport(own ?? running, { rules, isPlayed: onUpdate !== undefined })
  const { attempts, submit } = useSubmit(form, typed)
  // The buttons may be far from what is wrong.
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={labels.own}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLate) submit()
      }}
    >
      <h3 className={styles.formTitle}>{labels.own}</h3>
      <FormError>{error}</FormError>
      {!isLate && <ReportFields {...{ home, away, rules, typed, labels }} isValidated={attempts > 0} />}
      <Buttons {...{ form, home, away, own, other, typed, isLate, bar, labels }} />
    </form>
  )
}

/** Sends what is typed once it can be. */
function useSubmit({ onReport, onUpdate, sending = false }: CaptainForm, typed: TypedReport) {
  const [attempts, setAttempts] = useState(0)
  const { report, isDecided, clear } = typed
  function submit() {
    setAttempts(attempts + 1)
    if (report === null || sending) return
    if (isDecided) onReport(report)
    else
      void onUpdate?.(report).then((isStored) => {
        if (!isStored) return
        clear()
        setAttempts(0)
      })
  }
  return { attempts, submit }
}

type ButtonsProps = Omit<ReportFormProps, 'rules' | 'running'> & { typed: TypedReport }

function Buttons({ form, home, away, own, other, typed, isLate, bar, labels }: ButtonsProps) {
  const { side, onReport, onUpdate, onCallReferee, isCalling, sending } = form
  const written = labels.score(typed.score)
  const opponent = side === 'home' ? away : home
  const label =
    onUpdate && !typed.isDecided
      ? labels.update(written)
      : own
        ? labels.resend(written)
        : labels.send(written)
  return (
    <div className={styles.buttons} data-bar={bar || undefined}>
      {!isLate && (
        <Button type="submit" variant="primary" loading={sending} icon={<Send aria-hidden="true" />}>
          {label}
        </Button>
      )}
      {own && other && (
        <Button
          loading={sending}
          onClick={() => {
            typed.setReport(other)
            onReport(toSent(other))
          }}
        >
          {labels.accept(labels.score(other))}
        </Button>
      )}
      {onCallReferee && (
        <Button
          variant="ghost"
          className={styles.referee}
          loading={isCalling}
          icon={<Hand aria-hidden="true" />}
          onClick={onCallReferee}
        >
          {labels.callReferee}
        </Button>
      )}
      {own && !other && <p className={styles.hint}>{labels.waitingFor(opponent.name)}</p>}
      {onUpdate && !own && <p className={styles.hint}>{labels.updateHint}</p>}
    </div>
  )
}
