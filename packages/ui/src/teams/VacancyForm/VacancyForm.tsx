import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId } from 'react'
import type { Field } from '../../forms/field.ts'
import { FormError } from '../../forms/FormError/index.ts'
import { SwitchField } from '../../forms/SwitchField/index.ts'
import { TextAreaField } from '../../forms/TextAreaField/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { useFormSubmit } from '../../forms/useFormSubmit/useFormSubmit.ts'
import { Button } from '../../primitives/Button/index.ts'
import { vacancyPositions } from '../vacancy.ts'
import classes from './VacancyForm.module.css'

export type VacancyFormTexts = {
  /** Name of the form, not shown. */
  label: string
  title: string
  titlePlaceholder: string
  position: string
  positionHint: string
  numberOfVacancies: string
  minRanking: string
  minRankingHint: string
  description: string
  descriptionHint: string
  isActive: string
  isActiveHint: string
  submit: string
  submitting: string
  cancel: string
}

export const vacancyFormTexts: VacancyFormTexts = {
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
export type VacancyFormFields = {
  title: Field
  position: Field
  /** Digits as typed. */
  numberOfVacancies: Field
  /** Digits as typed. */
  minRanking: Field
  description: Field
  isActive: Field<boolean>
}

export type VacancyFormProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> & {
  fields: VacancyFormFields
  /** Called once per submit, also by Enter; a second one waits until the promise settles. */
  onSubmit: () => void | Promise<void>
  onCancel: () => void
  /** The request is under way. Default false. */
  submitting?: boolean | undefined
  /** What failed without belonging to a field. */
  error?: string | undefined
  /** Offered under "Posição". Default `vacancyPositions`. */
  positions?: readonly string[] | undefined
  texts?: Partial<VacancyFormTexts> | undefined
}

/**
 * Opens or changes a vacancy (requirement 001 §5 "Vacancy"). The page brings the heading. What was typed MUST survive
 * a refusal, and the first invalid field gets the focus then.
 */
export function VacancyForm(props: VacancyFormProps) {
  const {
    fields,
    onSubmit,
    onCancel,
    submitting = false,
    error,
    positions = vacancyPositions,
    ...more
  } = props
  const { texts, className, ...rest } = more
  const words = { ...vacancyFormTexts, ...texts }
  const form = useFormSubmit(onSubmit, submitting)
  return (
    <div {...rest} className={clsx(classes.root, className)} data-submitting={submitting || undefined}>
      <form {...form} noValidate aria-label={words.label} className={classes.form}>
        <FormError>{error}</FormError>
        <VacancyFields fields={fields} words={words} positions={positions} />
        <div className={classes.actions}>
          <Button disabled={submitting} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={submitting} loadingLabel={words.submitting}>
            {words.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}

type VacancyFieldsProps = {
  fields: VacancyFormFields
  words: VacancyFormTexts
  positions: readonly string[]
}

function VacancyFields({ fields, words, positions }: VacancyFieldsProps) {
  const { value, onChange, onBlur } = fields.isActive
  return (
    <div className={classes.fields}>
      <TextField
        {...fields.title}
        className={classes.whole}
        name="title"
        label={words.title}
        placeholder={words.titlePlaceholder}
        required
        spellCheck
      />
      <PositionField field={fields.position} words={words} positions={positions} />
      <TextField
        {...fields.numberOfVacancies}
        name="numberOfVacancies"
        label={words.numberOfVacancies}
        required
        inputMode="numeric"
      />
      <TextField
        {...fields.minRanking}
        name="minRanking"
        label={words.minRanking}
        hint={words.minRankingHint}
        required
        inputMode="numeric"
      />
      <TextAreaField
        {...fields.description}
        className={classes.whole}
        name="description"
        label={words.description}
        hint={words.descriptionHint}
        required
        maxLength={1000}
        rows={5}
      />
      <SwitchField
        {...{ value, onChange, onBlur }}
        className={classes.whole}
        name="isActive"
        label={words.isActive}
        hint={words.isActiveHint}
      />
    </div>
  )
}

type PositionFieldProps = { field: Field; words: VacancyFormTexts; positions: readonly string[] }

/** Any text, with the usual positions as suggestions. */
function PositionField({ field, words, positions }: PositionFieldProps) {
  const listId = useId()
  return (
    <div className={classes.whole}>
      <TextField
        {...field}
        name="position"
        label={words.position}
        hint={words.positionHint}
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
