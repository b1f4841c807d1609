'use client'

import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import type { MatchTeam } from '../match.ts'
import styles from './ScoreReport.module.css'

export interface ScoreStepperProps {
  team: MatchTeam
  value: number
  most: number
  onChange: (value: number) => void
  labels: { increase: (team: string) => string; decrease: (team: string) => string }
  invalid: boolean
  describedBy: string
}

/** A number between two buttons; the arrow keys change it, too. */
export function ScoreStepper({
  team,
  value,
  most,
  onChange,
  labels,
  invalid,
  describedBy,
}: ScoreStepperProps) {
  const id = useId()
  const set = (next: number) => onChange(Math.min(most, Math.max(0, next)))
  return (
    <div className={styles.stepperField}>
      <label className={styles.stepperLabel} htmlFor={id}>
        {team.name}
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.decrease(team.name)}
          aria-disabled={value <= 0}
          onClick={() => set(value - 1)}
        >
          <Minus aria-hidden="true" size={18} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className={styles.number}
          min={0}
          max={most}
          value={value}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? describedBy : undefined}
          onChange={({ target }) => set(Math.trunc(target.valueAsNumber) || 0)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={labels.increase(team.name)}
          aria-disabled={value >= most}
          onClick={() => set(value + 1)}
        >
          <Plus aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  )
}
