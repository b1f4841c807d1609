'use client'

import { useRef } from 'react'
import type { ChangeEvent, ComponentProps, Ref } from 'react'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { InputField } from '../FormField/InputField.tsx'
import { useCaret } from '../FormField/useCaret.ts'
import { limitText } from './limit-text.ts'

type InputProps = ComponentProps<'input'>

export type TextFieldProps = Field &
  FieldChrome &
  FieldRootProps & {
    /** Default `text`. An `email` is an input of text with the keyboard of addresses: the browser's own rewrites `ação.com` while it is typed. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined
    /** The hint for the browser's autofill, e.g. `email`. */
    autoComplete?: InputProps['autoComplete']
    /** The keyboard of phones, e.g. `numeric`. Default by `type`. */
    inputMode?: InputProps['inputMode']
    /** Converts the text to upper case, e.g. a team's tag; the caret keeps its position. Default false. */
    capitals?: boolean | undefined
    /** Default `none` for e-mails, `characters` for capitals, the browser's own otherwise. */
    autoCapitalize?: InputProps['autoCapitalize']
    /** Default false: names and nicks are not in the dictionary. */
    spellCheck?: boolean | undefined
    /** Longest text the input takes, in characters: an emoji of one code point is one. */
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
    inputMode = type === 'email' ? 'email' : undefined,
    capitals = false,
    autoCapitalize = capitals ? 'characters' : type === 'email' ? 'none' : undefined,
    spellCheck,
    maxLength = Infinity,
    list,
    ...rest
  } = props
  const putCaret = useCaret()
  const uncomposed = useRef(props.value)
  const fit = (input: HTMLInputElement, value: string) => {
    const typed = capitals ? inCapitals(input.value) : input.value
    const before = input.value.slice(0, input.selectionStart ?? undefined)
    const caret = capitals ? inCapitals(before).length : before.length
    const limited = limitText({ before: value, text: typed, caret }, maxLength)
    if (limited.text !== input.value) putCaret(input, limited.caret)
    onChange(limited.text)
  }
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Text that an input method composes must not be cut under it; it is once it is committed.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing && !capitals) onChange(target.value)
    else fit(target, props.value)
  }
  return (
    <InputField
      {...rest}
      onInputChange={edit}
      input={{
        type: type === 'email' ? 'text' : type,
        autoComplete,
        inputMode,
        autoCapitalize,
        spellCheck: spellCheck ?? false,
        onCompositionStart: () => {
          uncomposed.current = props.value
        },
        onCompositionEnd: ({ currentTarget }) => fit(currentTarget, uncomposed.current),
        list,
      }}
    />
  )
}

const inCapitals = (text: string) => text.toLocaleUpperCase('pt-BR')
