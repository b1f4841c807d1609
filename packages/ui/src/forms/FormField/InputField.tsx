'use client'

import { TextField as RadixTextField } from '@radix-ui/themes'
import type { ChangeEvent, ComponentProps, ReactNode, Ref } from 'react'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from './FormField.tsx'
import { FormField } from './FormField.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './control.module.css'

type RadixInputProps = ComponentProps<typeof RadixTextField.Root>

export type InputFieldProps = Omit<Field, 'onChange'> &
  FieldChrome &
  FieldRootProps & {
    /** The whole event: the mask needs the caret. */
    onInputChange: (event: ChangeEvent<HTMLInputElement>) => void
    /** Attributes of the input itself. */
    input: Omit<RadixInputProps, 'value' | 'onChange' | 'onBlur' | 'ref'>
    inputRef?: Ref<HTMLInputElement> | undefined
    /** Inside the control, at its end, e.g. the eye of a password. */
    end?: ReactNode
    /** Shown under the control, e.g. the strength of a password. */
    below?: ReactNode
  }

/** The one-line control under TextField, PasswordField and MaskedField. Not exported from the package. */
export function InputField(props: InputFieldProps) {
  const {
    value,
    onInputChange,
    onBlur,
    error,
    label,
    hint,
    required,
    disabled = false,
    name,
    placeholder,
  } = props
  const { input, inputRef, end, below } = props
  return (
    <FormField {...rootProps(props)} label={label} hint={hint} error={error} required={required}>
      {(aria) => (
        <>
          <RadixTextField.Root
            {...input}
            {...aria}
            {...(inputRef ? { ref: inputRef } : {})}
            size="3"
            className={styles.control ?? ''}
            name={name}
            value={value}
            onChange={onInputChange}
            onBlur={onBlur}
            disabled={disabled}
            placeholder={placeholder}
          >
            {end && <RadixTextField.Slot side="right">{end}</RadixTextField.Slot>}
          </RadixTextField.Root>
          {wrapText(below)}
        </>
      )}
    </FormField>
  )
}

/** Props of the root element. */
function rootProps(props: InputFieldProps): FieldRootProps {
  const { value, onInputChange, onBlur, error, label, hint, required, disabled, name, placeholder, ...more } =
    props
  const { input, inputRef, end, below, ...rest } = more
  return rest
}
