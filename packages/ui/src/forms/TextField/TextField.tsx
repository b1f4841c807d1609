'use client'

import type { ChangeEvent, ComponentProps, Ref } from 'react'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { InputField } from '../FormField/InputField.tsx'
import { useCaret } from '../FormField/useCaret.ts'

type InputProps = ComponentProps<'input'>

export type TextFieldProps = Field &
  FieldChrome &
  FieldRootProps & {
    /** Default `text`. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined
    /** What the browser may fill in, e.g. `email`. */
    autoComplete?: InputProps['autoComplete']
    /** The keyboard of phones, e.g. `numeric`. Default by `type`. */
    inputMode?: InputProps['inputMode']
    /** Converts the text to upper case, e.g. a team's tag; the caret keeps its position. Default false. */
    capitals?: boolean | undefined
    /** Default `none` for e-mails, `characters` for capitals, the browser's own otherwise. */
    autoCapitalize?: InputProps['autoCapitalize']
    /** Default false: names and nicks are not in the dictionary. */
    spellCheck?: boolean | undefined
    /** Longest text the input takes, in UTF-16 units. */
    maxLength?: number | undefined
    /** Id of a `<datalist>` with suggestions. */
    list?: string | undefined
    /** The input itself; `ref` is the root. */
    inputRef?: Ref<HTMLInputElement> | undefined
  }

/** One line of text with label, hint and error. must be controlled. Rest props, `className` and `ref` reach the root. */
export function TextField(props: TextFieldProps) {
  const {
    onChange,
    type = 'text',
    autoComplete,
    inputMode,
    capitals = false,
    autoCapitalize = capitals ? 'characters' : type === 'email' ? 'none' : undefined,
    spellCheck,
    maxLength,
    list,
    ...rest
  } = props
  const putCaret = useCaret()
  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (capitals)
      putCaret(target, inCapitals(target.value.slice(0, target.selectionStart ?? undefined)).length)
    onChange(capitals ? inCapitals(target.value) : target.value)
  }
  return (
    <InputField
      {...rest}
      onInputChange={edit}
      input={{
        type,
        autoComplete,
        inputMode,
        autoCapitalize,
        spellCheck: spellCheck ?? false,
        maxLength,
        list,
      }}
    />
  )
}

const inCapitals = (text: string) => text.toLocaleUpperCase('pt-BR')
