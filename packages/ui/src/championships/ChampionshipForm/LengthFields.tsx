'use client'

import type { Field } from '../../forms/field.ts'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ChampionshipFormat } from '../championship.ts'
import type { ChampionshipFormFields } from './championship-form-fields.ts'
import type { ChampionshipFormTexts } from './championship-form-texts.ts'
import { ListField } from './ListFields.tsx'
import styles from './ChampionshipForm.module.css'

/** The contract's limit of `ChampionshipInput.best_of`. */
const MAX_ROUNDS = 12
const lengths = [1, 3, 5, 7] as const

interface LengthFieldsProps {
  fields: Pick<ChampionshipFormFields, 'bestOf' | 'bestOfGroups' | 'bestOfGrandFinal'>
  format: ChampionshipFormat
  labels: ChampionshipFormTexts
}

/** The fields of the number of games in a match, phase by phase. */
export function LengthFields({ fields, format, labels }: LengthFieldsProps) {
  return (
    <>
      {format === 'GROUPS_THEN_PLAYOFFS' && (
        <PhaseField
          name="bestOfGroups"
          field={fields.bestOfGroups}
          same={labels.sameAsPlayOffs}
          labels={labels}
        />
      )}
      <BestOfField field={fields.bestOf} format={format} labels={labels} />
      {format === 'DOUBLE_ELIMINATION' && (
        <PhaseField
          name="bestOfGrandFinal"
          field={fields.bestOfGrandFinal}
          same={labels.sameAsFinals}
          labels={labels}
        />
      )}
    </>
  )
}

interface BestOfFieldProps {
  field: Field<readonly number[]>
  format: ChampionshipFormat
  labels: ChampionshipFormTexts
}

/** The number of games in a match, round by round. Rounds that end with a final are counted from it. */
function BestOfField({ field: { value, onChange, error }, format, labels }: BestOfFieldProps) {
  const isToFinal = format !== 'ROUND_ROBIN' && format !== 'SWISS'
  const last = value.length - 1
  const labelOf = (index: number) =>
    isToFinal
      ? labels.bestOfToFinal(last - index, {
          isFirst: index === 0,
          hasGrandFinal: format === 'DOUBLE_ELIMINATION',
        })
      : labels.bestOfRound(index + 1, index === last)
  return (
    <ListField
      legend={labels.bestOf}
      hint={isToFinal ? labels.bestOfToFinalHint : labels.bestOfHint}
      error={error}
    >
      <>
        <div className={styles.rows}>
          {value.map((games, index) => (
            <SelectField
              key={isToFinal ? last - index : index}
              name={`bestOf${index + 1}`}
              label={labelOf(index)}
              options={lengths.map((length) => ({ value: `${length}`, label: labels.games(length) }))}
              value={`${games}`}
              onChange={(chosen) => onChange(value.with(index, Number(chosen)))}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          {value.length < MAX_ROUNDS && (
            <Button
              size="small"
              onClick={() => onChange(isToFinal ? [value[0] ?? 1, ...value] : [...value, value.at(-1) ?? 1])}
            >
              {isToFinal ? labels.addEarlierRound : labels.addRound}
            </Button>
          )}
          {value.length > 1 && (
            <Button
              size="small"
              variant="ghost"
              onClick={() => onChange(isToFinal ? value.slice(1) : value.slice(0, -1))}
            >
              {isToFinal ? labels.removeEarlierRound : labels.removeRound}
            </Button>
          )}
        </div>
      </>
    </ListField>
  )
}

interface PhaseFieldProps {
  name: 'bestOfGroups' | 'bestOfGrandFinal'
  field: Field
  /** The choice of no length of its own. */
  same: string
  labels: ChampionshipFormTexts
}

/** The option of no length of its own: an empty value would show the placeholder. */
const SAME = 'same'

/** The games of a phase that may have a length of its own. */
function PhaseField({ name, field: { value, onChange, error }, same, labels }: PhaseFieldProps) {
  return (
    <SelectField
      name={name}
      label={labels[name]}
      options={[
        { value: SAME, label: same },
        ...lengths.map((length) => ({ value: `${length}`, label: labels.games(length) })),
      ]}
      value={value === '' ? SAME : value}
      onChange={(chosen) => onChange(chosen === SAME ? '' : chosen)}
      error={error}
    />
  )
}
