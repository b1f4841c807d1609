'use client'

import type { Field } from '../../forms/field.ts'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ChampionshipFormat } from '../championship.ts'
import type { ChampionshipFormFields, GrandFinal } from './championship-form-fields.ts'
import type { ChampionshipFormTexts } from './championship-form-texts.ts'
import { ListField } from './ListFields.tsx'
import styles from './ChampionshipForm.module.css'

/** The contract's limit of `ChampionshipInput.best_of`. */
const MAX_ROUNDS = 12
const lengths = [1, 3, 5, 7] as const
/** Those of matches that may be drawn. */
const drawable = [1, 2] as const
const grandFinals: readonly GrandFinal[] = ['RESET', 'SINGLE', 'GAME_AHEAD']

interface LengthFieldsProps {
  fields: Pick<
    ChampionshipFormFields,
    'bestOf' | 'bestOfGroups' | 'bestOfGrandFinal' | 'grandFinal' | 'allowsDraws' | 'playoffsFormat'
  >
  format: ChampionshipFormat
  labels: ChampionshipFormTexts
}

/** The elimination that decides the championship, if one does. */
const eliminationOf = (
  format: ChampionshipFormat,
  { playoffsFormat }: Pick<ChampionshipFormFields, 'playoffsFormat'>,
): ChampionshipFormat =>
  format === 'GROUPS_THEN_PLAYOFFS' || format === 'SWISS_THEN_PLAYOFFS' ? playoffsFormat.value : format

/** The fields of the number of games in a match, phase by phase. */
export function LengthFields({ fields, format, labels }: LengthFieldsProps) {
  const isDouble = eliminationOf(format, fields) === 'DOUBLE_ELIMINATION'
  const isSwiss = format === 'SWISS_THEN_PLAYOFFS'
  const isDrawable = fields.allowsDraws.value && !isSwiss
  return (
    <>
      {(format === 'GROUPS_THEN_PLAYOFFS' || isSwiss) && (
        <PhaseField
          name="bestOfGroups"
          field={fields.bestOfGroups}
          same={isDrawable ? undefined : labels.sameAsPlayOffs}
          choices={isDrawable ? drawable : lengths}
          labels={isSwiss ? { ...labels, bestOfGroups: labels.bestOfSwiss } : labels}
        />
      )}
      <BestOfField
        field={fields.bestOf}
        format={format}
        hasGrandFinal={isDouble}
        choices={format === 'ROUND_ROBIN' && fields.allowsDraws.value ? drawable : lengths}
        labels={labels}
      />
      {isDouble && <GrandFinalField field={fields.grandFinal} labels={labels} />}
      {isDouble && (
        <PhaseField
          name="bestOfGrandFinal"
          field={fields.bestOfGrandFinal}
          same={labels.sameAsFinals}
          choices={lengths}
          labels={labels}
        />
      )}
    </>
  )
}

interface PhaseSwitchesProps {
  fields: Pick<ChampionshipFormFields, 'allowsDraws' | 'hasThirdPlace' | 'playoffsFormat'>
  format: ChampionshipFormat
  labels: ChampionshipFormTexts
}

/** Whether matches may be drawn, and whether there is one for the third place. */
export function PhaseSwitches({ fields, format, labels }: PhaseSwitchesProps) {
  return (
    <>
      {(format === 'ROUND_ROBIN' || format === 'GROUPS_THEN_PLAYOFFS') && (
        <SwitchField
          label={labels.allowsDraws}
          hint={labels.allowsDrawsHint}
          value={fields.allowsDraws.value}
          onChange={fields.allowsDraws.onChange}
        />
      )}
      {eliminationOf(format, fields) === 'SINGLE_ELIMINATION' && (
        <SwitchField
          label={labels.hasThirdPlace}
          hint={labels.hasThirdPlaceHint}
          value={fields.hasThirdPlace.value}
          onChange={fields.hasThirdPlace.onChange}
        />
      )}
    </>
  )
}

interface BestOfFieldProps {
  field: Field<readonly number[]>
  format: ChampionshipFormat
  hasGrandFinal: boolean
  choices: readonly number[]
  labels: ChampionshipFormTexts
}

/** The number of games in a match, round by round. Rounds that end with a final are counted from it. */
function BestOfField({
  field: { value, onChange, error },
  format,
  hasGrandFinal,
  choices,
  labels,
}: BestOfFieldProps) {
  const isToFinal = format !== 'ROUND_ROBIN' && format !== 'SWISS'
  const last = value.length - 1
  const labelOf = (index: number) =>
    isToFinal
      ? labels.bestOfToFinal(last - index, {
          isFirst: index === 0,
          hasGrandFinal,
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
              options={choices.map((length) => ({ value: `${length}`, label: labels.games(length) }))}
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
  /** The choice of no length of its own; absent where there must be one. */
  same: string | undefined
  choices: readonly number[]
  labels: ChampionshipFormTexts
}

interface GrandFinalFieldProps {
  field: Field<GrandFinal>
  labels: ChampionshipFormTexts
}

/** The choice of what follows where the team without a loss has lost the grand final. */
function GrandFinalField({ field: { value, onChange, error }, labels }: GrandFinalFieldProps) {
  return (
    <SelectField
      name="grandFinal"
      label={labels.grandFinal}
      required
      options={grandFinals.map((kind) => ({ value: kind, label: labels.grandFinals[kind] }))}
      value={value}
      onChange={(chosen) => {
        if (chosen !== '') onChange(chosen)
      }}
      error={error}
    />
  )
}

/** The option of no length of its own: an empty value would show the placeholder. */
const SAME = 'same'

/** The games of a phase that may have a length of its own. */
function PhaseField({ name, field: { value, onChange, error }, same, choices, labels }: PhaseFieldProps) {
  return (
    <SelectField
      name={name}
      label={labels[name]}
      options={[
        ...(same === undefined ? [] : [{ value: SAME, label: same }]),
        ...choices.map((length) => ({ value: `${length}`, label: labels.games(length) })),
      ]}
      value={value === '' ? SAME : value}
      onChange={(chosen) => onChange(chosen === SAME ? '' : chosen)}
      error={error}
    />
  )
}
