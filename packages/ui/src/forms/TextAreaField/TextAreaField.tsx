'use client'

import { TextArea } from '@radix-ui/themes'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { FormField, formFieldTexts } from '../FormField/FormField.tsx'
import control from '../FormField/control.module.css'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './TextAreaField.module.css'

const characters = (count: number) => `${count} ${count === 1 ? 'caractere' : 'caracteres'}`

export const textAreaFieldTexts = {
  ...formFieldTexts,
  /** Announced near the limit. */
  left: (count: number) => `${count === 1 ? 'Resta' : 'Restam'} ${characters(count)}`,
  over: (count: number) => `${characters(count)} a mais do que o permitido`,
}

export type TextAreaFieldTexts = typeof textAreaFieldTexts

export type TextAreaFieldProps = Field &
  FieldChrome &
  FieldRootProps & {
    /**
     * The limit in characters: an emoji of one code point is one. Shows a counter. The text is not truncated,
     * so that a long paste can be shortened by hand.
     */
    maxLength?: number | undefined
    /** Lines shown; default 4. */
    rows?: number | undefined
    /** The textarea itself; `ref` is the root. */
    textAreaRef?: Ref<HTMLTextAreaElement> | undefined
    texts?: Partial<TextAreaFieldTexts> | undefined
  }

/**
 * Text of several lines with a character counter, read politely when few are left. must be controlled. Rest props,
 * `className` and `ref` reach the root; chat messages have `Composer`.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    error,
    label,
    hint,
    required,
    disabled = false,
    name,
    placeholder,
    ...more
  } = props
  const { maxLength, rows = 4, textAreaRef, ...rest } = more
  const labels = useTexts('TextAreaField', textAreaFieldTexts, rest.texts)
  return (
    <FormField
      {...rest}
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={
        maxLength === undefined ? undefined : (
          <Counter used={[...value].length} of={maxLength} labels={labels} />
        )
      }
    >
      {(aria) => (
        <TextArea
          {...aria}
          {...(textAreaRef ? { ref: textAreaRef } : {})}
          size="3"
          className={clsx(control.control, styles.area)}
          rows={rows}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          disabled={disabled}
          placeholder={placeholder}
        />
      )}
    </FormField>
  )
}

/** Announcing every key would be noise: the live text speaks from 20 characters before the limit, in steps of five. */
function Counter({ used, of, labels }: { used: number; of: number; labels: TextAreaFieldTexts }) {
  const left = of - used
  const near = left <= 20 && (left % 5 === 0 || left < 0)
  return (
    <span className={styles.counter} data-over={left < 0 ? '' : undefined}>
      <span aria-hidden="true">{`${used}/${of}`}</span>
      <span className="cv-hidden" aria-live="polite">
        {near ? (left < 0 ? labels.over(-left) : labels.left(left)) : ''}
      </span>
    </span>
  )
}
