'use client'

import { useId } from 'react'
import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import styles from '../../forms/FormFrame/fields.module.css'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { vacancyPositions } from '../vacancy.ts'

export const vacancyFormTexts = {
  label: 'Vaga',
  title: 'Título da vaga',
  titlePlaceholder: 'Suporte para a próxima temporada',
  position: 'Posição',
  positionHint: 'Escolha uma ou escreva a sua.',
  numberOfVacancies: 'Número de vagas',
  minRanking: 'Ranking mínimo',
  minRankingHint: '0 aceita qualquer ranking.',
  description: 'Descrição',
  descriptionHint: 'Horários de treino, objetivos e o que você espera de quem entrar.',
  isActive: 'Vaga aberta',
  isActiveHint: 'Aparece na lista de vagas enquanto o time recruta.',
  submit: 'Salvar vaga',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

/** The key of a field is also the `name` of its input. */
export interface VacancyFormFields {
  title: Field
  position: Field
  /** Digits as typed. */
  numberOfVacancies: Field
  /** Digits as typed. */
  minRanking: Field
  description: Field
  isActive: Field<boolean>
}

export type VacancyFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: VacancyFormFields
  /** Leaves the form without saving. */
  onCancel: () => void
  /** Offered under "Posição". Default `vacancyPositions`. */
  positions?: readonly string[] | undefined
}

/**
 * Opens or edits a vacancy. The page renders the heading. What was typed must survive a failed request, and then the
 * first invalid field gets the focus. ↓ in "Posição" shows the usual positions.
 */
export function VacancyForm(props: VacancyFormProps) {
  const { fields, positions = vacancyPositions, ...rest } = props
  return (
    <FormFrame {...rest} labels={vacancyFormTexts}>
      <VacancyFields fields={fields} positions={positions} />
    </FormFrame>
  )
}

interface VacancyFieldsProps {
  fields: VacancyFormFields
  positions: readonly string[]
}

function VacancyFields({ fields, positions }: VacancyFieldsProps) {
  const field = fieldProps(fields, vacancyFormTexts)
  const { value, onChange, onBlur } = fields.isActive
  return (
    <div className={styles.fields}>
      <TextField
        {...field('title')}
        className={styles.whole}
        placeholder={vacancyFormTexts.titlePlaceholder}
        required
        spellCheck
      />
      <PositionField field={fields.position} positions={positions} />
      <TextField {...field('numberOfVacancies')} required inputMode="numeric" />
      <TextField
        {...field('minRanking')}
        hint={vacancyFormTexts.minRankingHint}
        required
        inputMode="numeric"
      />
      <TextAreaField
        {...field('description')}
        className={styles.whole}
        hint={vacancyFormTexts.descriptionHint}
        required
        maxLength={1000}
        rows={5}
      />
      <SwitchField
        {...{ value, onChange, onBlur }}
        className={styles.whole}
        name="isActive"
        label={vacancyFormTexts.isActive}
        hint={vacancyFormTexts.isActiveHint}
      />
    </div>
  )
}

interface PositionFieldProps {
  field: Field
  positions: readonly string[]
}

/** Any text, with the usual positions as suggestions. */
function PositionField({ field, positions }: PositionFieldProps) {
  const listId = useId()
  return (
    <div className={styles.whole}>
      <TextField
        {...field}
        name="position"
        label={vacancyFormTexts.position}
        hint={vacancyFormTexts.positionHint}
        required
        list={listId}
      />
      <datalist id={listId}>
        {positions.map((position) => (
          <option key={position} value={position}>
            {position}
          </option>
        ))}
      </datalist>
    </div>
  )
}
