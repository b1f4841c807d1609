'use client'

import { useId } from 'react'
import { FieldError } from '../../forms/FormField/FieldError.tsx'
import type { MatchTeam } from '../match.ts'
import { type MatchRules, type MatchScore, winsOf } from '../match-room.ts'
import styles from './ScoreReport.module.css'
import { ScoreStepper, type ScoreStepperProps } from './ScoreStepper.tsx'

interface ScoreFieldsProps extends Pick<ScoreStepperProps, 'labels'> {
  home: MatchTeam
  away: MatchTeam
  rules: MatchRules
  value: MatchScore
  onChange: (value: MatchScore) => void
  error: string | undefined
}

/** The games that each side has won, and what is wrong about them. */
export function ScoreFields({ home, away, rules, value, onChange, labels, error }: ScoreFieldsProps) {
  const id = useId()
  const shared = { most: winsOf(rules), labels, invalid: error !== undefined, describedBy: id }
  return (
    <div className={styles.fields}>
      <div className={styles.steppers}>
        <ScoreStepper
          {...shared}
          team={home}
          value={value.home}
          onChange={(next) => onChange({ ...value, home: next })}
        />
        <ScoreStepper
          {...shared}
          team={away}
          value={value.away}
          onChange={(next) => onChange({ ...value, away: next })}
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
