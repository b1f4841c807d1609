'use client'

import { TextField as RadixTextField } from '@radix-ui/themes'
import { clsx } from 'clsx'
import { formatColor, parseColor } from '../../primitives/colors/contrast.ts'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { FormField, formFieldTexts } from '../FormField/FormField.tsx'
import control from '../FormField/control.module.css'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ColorField.module.css'

export const colorFieldTexts = {
  ...formFieldTexts,
  /** Name of the square that opens the browser's picker. */
  pick: (label: string) => `Escolher ${label.toLocaleLowerCase('pt-BR')}`,
}

export type ColorFieldTexts = typeof colorFieldTexts

export type ColorFieldProps = Field &
  Omit<FieldChrome, 'placeholder'> &
  FieldRootProps & {
    texts?: Partial<ColorFieldTexts> | undefined
  }

/** Shown in the swatch while the text is not a colour. */
const NO_COLOR = '#000000'

/**
 * Text field for a colour code (`#rgb` or `#rrggbb`) with the browser's colour picker beside it. It does not correct
 * what is typed: validate it and pass `error`.
 */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, onBlur, error, label, hint, required, disabled = false, name, ...more } = props
  const labels = useTexts('ColorField', colorFieldTexts, more.texts)
  const color = parseColor(value)
  return (
    <FormField {...more} label={label} hint={hint} error={error} required={required}>
      {(aria) => (
        <RadixTextField.Root
          {...aria}
          size="3"
          className={clsx(control.control, styles.field)}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          disabled={disabled}
          maxLength={7}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        >
          <RadixTextField.Slot side="left" className={styles.slot ?? ''}>
            <input
              type="color"
              className={styles.picker}
              aria-label={labels.pick(label)}
              value={color ? formatColor(color) : NO_COLOR}
              data-empty={color ? undefined : ''}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              disabled={disabled}
            />
          </RadixTextField.Slot>
        </RadixTextField.Root>
      )}
    </FormField>
  )
}
