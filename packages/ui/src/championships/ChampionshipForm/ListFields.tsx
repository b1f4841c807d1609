'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Field } from '../../forms/field.ts'
import { FieldError } from '../../forms/FormField/FieldError.tsx'
import grid from '../../forms/FormFrame/fields.module.css'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { ChampionshipPrize } from './championship-form-fields.ts'
import type { ChampionshipFormTexts } from './championship-form-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './ChampionshipForm.module.css'

/** Limits of the contract's ChampionshipInput. */
const MOST = { prizes: 16, prize: 100 }

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
              maxLength={MOST.prize}
              value={prize.description}
              onChange={(description) => onChange(value.with(index, { ...prize, description }))}
              onBlur={onBlur}
            />
            <TextField
              name={`prizeAmount${index + 1}`}
              label={labels.prizeAmount(prize.place)}
              inputMode="decimal"
              value={prize.amount ?? ''}
              onChange={(amount) => onChange(value.with(index, { ...prize, amount }))}
              onBlur={onBlur}
            />
            <IconButton
              label={labels.removePrize(prize.place)}
              onClick={() => onChange(value.filter((_, position) => position !== index))}
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
