'use client'

import { clsx } from 'clsx'
import { useRef } from 'react'
import { Select } from '../../primitives/radix/Select.tsx'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { FormField, formFieldTexts } from '../FormField/FormField.tsx'
import control from '../FormField/control.module.css'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './SelectField.module.css'

export interface SelectOption<T extends string> {
  value: T
  label: string
  disabled?: boolean | undefined
}

const selectFieldTexts = { ...formFieldTexts /** Default placeholder. */, choose: 'Selecione' }

export type SelectFieldTexts = typeof selectFieldTexts

export type SelectFieldProps<T extends string> = Field<T | ''> &
  FieldChrome &
  FieldRootProps & {
    /** The options in the order shown. */
    options: readonly SelectOption<T>[]
    texts?: Partial<SelectFieldTexts> | undefined
  }

/**
 * Choice of one of up to about thirty options; an empty value shows the placeholder. Use `ChipGroup` for a few short
 * options and `PlayerPicker` for people. Enter, Space or an arrow key opens the list; letters jump to an option.
 */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { value, onChange, onBlur, error, label, hint, required, disabled = false, name, ...more } = props
  const { placeholder, options, ...rest } = more
  const labels = useTexts('SelectField', selectFieldTexts, rest.texts)
  const open = useRef(false)
  // The primitive shows any element as its placeholder; the type of Radix Themes only says text.
  const shownWhileEmpty: object = {
    placeholder: <span>{placeholder ?? labels.choose}</span>,
  }
  return (
    <FormField {...rest} label={label} hint={hint} error={error} required={required}>
      {(aria) => (
        <Select.Root
          size="3"
          value={value}
          onValueChange={(chosen) => {
            const option = options.find((candidate) => candidate.value === chosen)
            if (option) onChange(option.value)
          }}
          onOpenChange={(isOpen) => {
            open.current = isOpen
            if (!isOpen) onBlur?.()
          }}
          disabled={disabled}
          {...(name ? { name } : {})}
        >
          <Select.Trigger
            {...aria}
            className={clsx(control.control, styles.trigger)}
            {...shownWhileEmpty}
            // Opening moves the focus into the list: the field is not left yet.
            onBlur={() => {
              if (!open.current) onBlur?.()
            }}
          />
          <Select.Content position="popper" className={styles.content ?? ''}>
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
                <span>{option.label}</span>
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      )}
    </FormField>
  )
}
