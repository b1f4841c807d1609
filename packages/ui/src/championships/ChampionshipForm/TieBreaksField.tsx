'use client'

import type { Field } from '../../forms/field.ts'
import { SelectField } from '../../forms/SelectField/SelectField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { type TieBreak, tieBreakNames } from '../tie-break-texts.ts'
import type { ChampionshipFormTexts } from './championship-form-texts.ts'
import { ListField } from './ListFields.tsx'
import styles from './ChampionshipForm.module.css'

const all = Object.keys(tieBreakNames) as readonly TieBreak[]
const swissOnly: readonly TieBreak[] = ['BUCHHOLZ', 'BUCHHOLZ_CUT_1']

interface TieBreaksFieldProps {
  field: Field<readonly TieBreak[]>
  /** Whether opponents differ, so that their points tell something. */
  isSwiss: boolean
  labels: ChampionshipFormTexts
}

/** The criteria that decide after points, first to last. A criterion that is chosen again changes places with the other one. */
export function TieBreaksField({ field: { value, onChange, error }, isSwiss, labels }: TieBreaksFieldProps) {
  const offered = all.filter((tieBreak) => isSwiss || !swissOnly.includes(tieBreak))
  const options = offered.map((tieBreak) => ({ value: tieBreak, label: labels.tieBreakNames[tieBreak] }))
  const unused = offered.find((tieBreak) => !value.includes(tieBreak))
  const choose = (index: number, chosen: TieBreak): void => {
    const before = value[index]
    const other = value.indexOf(chosen)
    const changed = other === -1 || before === undefined ? value : value.with(other, before)
    onChange(changed.with(index, chosen))
  }
  return (
    <ListField legend={labels.tieBreaks} hint={labels.tieBreaksHint} error={error}>
      <>
        {value.length > 0 && (
          <div className={styles.rows}>
            {value.map((criterion, index) => (
              <SelectField
                key={index}
                name={`tieBreak${index + 1}`}
                label={labels.tieBreak(index + 1)}
                options={options}
                value={criterion}
                onChange={(chosen) => {
                  if (chosen !== '') choose(index, chosen)
                }}
              />
            ))}
          </div>
        )}
        <div className={styles.buttons}>
          {unused !== undefined && (
            <Button size="small" onClick={() => onChange([...value, unused])}>
              {labels.addTieBreak}
            </Button>
          )}
          {value.length > 0 && (
            <Button size="small" variant="ghost" onClick={() => onChange(value.slice(0, -1))}>
              {labels.removeTieBreak}
            </Button>
          )}
        </div>
      </>
    </ListField>
  )
}
