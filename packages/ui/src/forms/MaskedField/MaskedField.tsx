'use client'

import type { ChangeEvent, ComponentProps, ReactNode, Ref } from 'react'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { formFieldTexts } from '../FormField/FormField.tsx'
import { InputField } from '../FormField/InputField.tsx'
import { useCaret } from '../FormField/useCaret.ts'
import { maskEdit } from '../masks/mask-edit.ts'
import type { MaskName } from '../masks/masks.ts'
import { masks } from '../masks/masks.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'

const maskedFieldTexts = {
  ...formFieldTexts,
  /** Placeholder of an empty field with the mask `date`. */
  date: 'dd/mm/aaaa',
  /** Placeholder of an empty field with the mask `time`. */
  time: 'hh:mm',
}

export type MaskedFieldTexts = typeof maskedFieldTexts

export type MaskedFieldProps = Field &
  FieldChrome &
  FieldRootProps & {
    /** `cpf` 000.000.000-00, `phone` (00) 00000-0000, `date` dd/mm/aaaa, `time` hh:mm. */
    mask: MaskName
    /** Default by mask: off, tel-national, bday, off. */
    autoComplete?: ComponentProps<'input'>['autoComplete']
    /** The input itself; `ref` is the root. */
    inputRef?: Ref<HTMLInputElement> | undefined
    /** Inside the control, at its end, such as the button of a calendar. */
    end?: ReactNode
    texts?: Partial<MaskedFieldTexts> | undefined
  }

interface MaskInput {
  autoComplete: string
  inputMode: 'numeric' | 'tel'
  type: 'text' | 'tel'
}

const inputs: Record<MaskName, MaskInput> = {
  cpf: { autoComplete: 'off', inputMode: 'numeric', type: 'text' },
  phone: { autoComplete: 'tel-national', inputMode: 'tel', type: 'tel' },
  date: { autoComplete: 'bday', inputMode: 'numeric', type: 'text' },
  time: { autoComplete: 'off', inputMode: 'numeric', type: 'text' },
}

/**
 * Text field for CPF, phone, date or time that is masked while the user types, pastes or autofills. `value` and `onChange`
 * carry the MASKED text; `digitsOf` and `dateTextToIso` convert it for the server. The caret must stay at the edit
 * position.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { mask, value, onChange, autoComplete, placeholder, inputRef, ...rest } = props
  const kind = inputs[mask]
  const labels = useTexts('MaskedField', maskedFieldTexts, rest.texts)
  const empty = {
    cpf: '000.000.000-00',
    phone: '(00) 00000-0000',
    date: labels.date,
    time: labels.time,
  }
  const putCaret = useCaret()

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const native = event.nativeEvent
    // Text that an input method composes must not change under it; it is masked once it is committed.
    if (native instanceof InputEvent && native.isComposing) return onChange(input.value)
    const edited = maskEdit(masks[mask], {
      before: value,
      raw: input.value,
      caret: input.selectionStart ?? input.value.length,
      inputType: native instanceof InputEvent ? native.inputType : undefined,
    })
    putCaret(input, edited.caret)
    onChange(edited.text)
  }

  return (
    <InputField
      {...rest}
      inputRef={inputRef}
      value={value}
      placeholder={placeholder ?? empty[mask]}
      onInputChange={edit}
      input={{
        onCompositionEnd: ({ currentTarget }) => onChange(masks[mask](currentTarget.value)),
        type: kind.type,
        inputMode: kind.inputMode,
        autoComplete: autoComplete ?? kind.autoComplete,
      }}
    />
  )
}
