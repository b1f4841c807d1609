'use client'

import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { FormError } from '../../forms/FormError/index.ts'
import { SwitchField } from '../../forms/SwitchField/index.ts'
import { TextAreaField } from '../../forms/TextAreaField/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Panel, type PanelProps } from '../../primitives/Panel/index.ts'
import type { MatchTeam } from '../match.ts'
import { decidesMatch, type MatchScore } from '../match-room.ts'
import { type MatchRulingTexts, matchRulingTexts } from '../match-room-texts.ts'
import { ScoreFields } from './ScoreFields.tsx'
import styles from './ScoreReport.module.css'

export interface MatchRulingValue extends MatchScore {
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
  bestOf: number
  /** The result that is corrected; absent while the match is open. */
  result?: MatchScore | undefined
  /** Called with a score that decides the match. */
  onRule: (ruling: MatchRulingValue) => void
  /** A request is under way. */
  isPending?: boolean | undefined
  /** Of the field. */
  reasonError?: string | undefined
  /** Of the whole form. */
  error?: string | undefined
  texts?: Partial<MatchRulingTexts> | undefined
}

const LONGEST_REASON = 300

/** The organiser's or a referee's decision about a match, or the correction of one. What was typed stays when it fails. */
export function MatchRuling(props: MatchRulingProps) {
  const { home, away, bestOf, result, onRule, isPending, reasonError, error, texts, ...rest } = props
  const labels = { ...matchRulingTexts, ...texts }
  const [ruling, setRuling] = useState<MatchRulingValue>({
    home: result?.home ?? 0,
    away: result?.away ?? 0,
    isForfeit: false,
    reason: '',
  })
  const [isValidated, setIsValidated] = useState(false)
  const isDecided = decidesMatch(ruling, bestOf)
  const title = result ? labels.correctionTitle : labels.title
  return (
    <Panel {...rest} title={title}>
      <form
        className={styles.rulingForm}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsValidated(true)
          if (isDecided && !isPending && ruling.reason.length <= LONGEST_REASON) onRule(ruling)
        }}
      >
        {result && <p className={styles.hint}>{labels.correctionHint}</p>}
        <FormError>{error}</FormError>
        <ScoreFields
          home={home}
          away={away}
          bestOf={bestOf}
          value={ruling}
          onChange={(score) => setRuling({ ...ruling, ...score })}
          labels={labels}
          error={isValidated && !isDecided ? labels.undecided((bestOf + 1) / 2) : undefined}
        />
        <SwitchField
          label={labels.forfeit}
          hint={labels.forfeitHint}
          value={ruling.isForfeit}
          onChange={(isForfeit) => setRuling({ ...ruling, isForfeit })}
        />
        <TextAreaField
          label={labels.reason}
          hint={labels.reasonHint}
          rows={2}
          maxLength={LONGEST_REASON}
          value={ruling.reason}
          onChange={(reason) => setRuling({ ...ruling, reason })}
          error={reasonError}
        />
        <Button type="submit" variant="primary" loading={isPending} icon={<Gavel aria-hidden="true" />}>
          {result ? labels.correct : labels.decide}
        </Button>
      </form>
    </Panel>
  )
}
