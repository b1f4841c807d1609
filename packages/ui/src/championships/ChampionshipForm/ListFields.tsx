'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Field } from '../../forms/field.ts'
import { FieldError } from '../../forms/FormField/FieldError.tsx'
import grid from '../../forms/FormFrame/fields.module.css'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { ChampionshipPrize } from './championship-form-fields.ts'
import type { ChampionshipFormTexts } from './championship-form-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './ChampionshipForm.module.css'

/** Limits of the contract's ChampionshipInput. */
const MOST = { rounds: 12, prizes: 16, prize: 100 }
const lengths = [1, 3, 5, 7] as const

interface ListFieldProps {
  legend: string
  hint?: string | undefined
  error: string | undefined
  children: ReactNode
}

/** Several fields with one legend and one error. */
export function ListField({ legend, hint, error, children }: ListFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={clsx(grid.whole, styles.list)} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {wrapText(children)}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

interface BestOfFieldProps {
  field: Field<readonly number[]>
  labels: ChampionshipFormTexts
}

/** How many games a match has, round by round. */
export function BestOfField({ field: { value, onChange, error }, labels }: BestOfFieldProps) {
  return (
    <ListField legend={labels.bestOf} hint={labels.bestOfHint} error={error}>
      <>
        <div className={styles.rows}>
          {value.map((games, index) => (
            <SelectField
              key={index}
              name={`bestOf${index + 1}`}
              label={labels.bestOfRound(index + 1, index === value.length - 1)}
              texts={labels.fields}
              options={lengths.map((length) => ({ value: `${length}`, label: labels.games(length) }))}
              value={`${games}`}
              onChange={(chosen) => onChange(value.with(index, Number(chosen)))}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          {value.length < MOST.rounds && (
            <Button size="small" onClick={() => onChange([...value, value.at(-1) ?? 1])}>
              {labels.addRound}
            </Button>
          )}
          {value.length > 1 && (
            <Button size="small" variant="ghost" onClick={() => onChange(value.slice(0, -1))}>
              {labels.removeRound}
            </Button>
          )}
        </div>
      </>
    </ListField>
  )
}

interface PrizesFieldProps {
  field: Field<readonly ChampionshipPrize[]>
  labels: ChampionshipFormTexts
}

/** A line for each prize. An error of one of them is at all. */
export function PrizesField({ field: { value, onChange, onBlur, error }, labels }: PrizesFieldProps) {
  const next = Math.max(0, ...value.map(({ place }) => place)) + 1
  return (
    <ListField legend={labels.prizes} hint={labels.prizesHint} error={error}>
      <>
        {value.map((prize, index) => (
          <div key={index} className={styles.prize}>
            <TextField
              name={`prize${index + 1}`}
              label={labels.prize(prize.place)}
              texts={labels.fields}
              maxLength={MOST.prize}
              value={prize.description}
              onChange={(description) => onChange(value.with(index, { ...prize, description }))}
              onBlur={onBlur}
            />
            <TextField
              name={`prizeAmount${index + 1}`}
              label={labels.prizeAmount(prize.place)}
              texts={labels.fields}
              inputMode="decimal"
              value={prize.amount ?? ''}
              onChange={(amount) => onChange(value.with(index, { ...prize, amount }))}
              onBlur={onBlur}
            />
            <IconButton
              label={labels.removePrize(prize.place)}
              onClick={() => onChange(value.filter((_, other) => other !== index))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        {value.length < MOST.prizes && (
          <div className={styles.buttons}>
            <Button
              size="small"
              onClick={() => onChange([...value, { place: next, description: '', amount: '' }])}
            >
              {labels.addPrize}
            </Button>
          </div>
        )}
      </>
    </ListField>
  )
}
