import type { ComponentProps, Ref } from 'react'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { InputField } from '../FormField/InputField.tsx'

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
    /** Default `none` for e-mails, the browser's own otherwise. */
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

/** One line of text with label, hint and error. MUST be controlled. Rest props, `className` and `ref` reach the root. */
export function TextField(props: TextFieldProps) {
  const {
    onChange,
    type = 'text',
    autoComplete,
    inputMode,
    autoCapitalize,
    spellCheck,
    maxLength,
    list,
    ...rest
  } = props
  return (
    <InputField
      {...rest}
      onInputChange={(event) => onChange(event.target.value)}
      input={{
        type,
        autoComplete,
        inputMode,
        autoCapitalize: autoCapitalize ?? (type === 'email' ? 'none' : undefined),
        spellCheck: spellCheck ?? false,
        maxLength,
        list,
      }}
    />
  )
}
