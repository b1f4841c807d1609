'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { FieldError } from './FieldError.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './FormField.module.css'

/** Props that the control must spread: they connect label, hint and error. */
export interface FormFieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const formFieldTexts = {
  /** Read after the label of a required field, instead of the asterisk. */
  required: 'obrigatório',
}

export type FormFieldTexts = typeof formFieldTexts

/** Props that every field of the group shares; the rest reaches the root element. */
export interface FieldChrome {
  /** Visible label; also the accessible name of the control. */
  label: string
  /** One quiet line under the control, e.g. the format or a limit. */
  hint?: ReactNode
  /** Shows the star and sets aria-required. Default false. */
  required?: boolean | undefined
  /** Default false. */
  disabled?: boolean | undefined
  /** Name of the control inside its form. */
  name?: string | undefined
  /** Shown in the empty control; never in place of the label. */
  placeholder?: string | undefined
  texts?: Partial<FormFieldTexts> | undefined
}

/** Root element props of the field components, without those the control takes. */
export type FieldRootProps = Omit<
  ComponentPropsWithRef<'div'>,
  | 'onChange'
  | 'onBlur'
  | 'children'
  | 'autoFocus'
  | 'inputMode'
  | 'autoCapitalize'
  | 'spellCheck'
  | keyof FieldChrome
>

export type FormFieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the control, shown above it. */
  label: string
  /** One quiet line below the control. */
  hint?: ReactNode
  /** Portuguese sentence; empty or absent means valid. */
  error?: string | undefined
  /** Marks the field as required. Default false. */
  required?: boolean | undefined
  /** Right of the hint, e.g. a counter. */
  aside?: ReactNode
  texts?: Partial<FormFieldTexts> | undefined
  /** Renders the control with the given id and aria attributes. */
  children: (control: FormFieldControl) => ReactNode
}

/**
 * Label, control, hint and error of one field, for a control of your own; `TextField`, `SelectField` and the like
 * already contain it. The control must spread the props it is given: they connect label, hint and error and set
 * `aria-invalid`. The error is announced politely.
 */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, required = false, aside, texts, children, className, ...rest } = props
  const labels = useTexts('FormField', formFieldTexts, texts)
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = clsx(hint && hintId, error && errorId)
  return (
    <div {...rest} className={clsx(styles.root, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {required && (
          <>
            <span className={styles.star} aria-hidden="true">
              *
            </span>
            <span className="cv-hidden">{` (${labels.required})`}</span>
          </>
        )}
      </label>
      {wrapText(
        children({
          id,
          ...(described ? { 'aria-describedby': described } : {}),
          ...(error ? { 'aria-invalid': true } : {}),
          ...(required ? { 'aria-required': true } : {}),
        }),
      )}
      <FieldError id={errorId} error={error} />
      {(hint || aside) && (
        <div className={styles.foot}>
          {hint && (
            <div id={hintId} className={styles.hint}>
              {hint}
            </div>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
    </div>
  )
}
