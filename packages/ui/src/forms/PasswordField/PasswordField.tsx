'use client'

import { Eye, EyeOff } from 'lucide-react'
import type { Ref } from 'react'
import { useState } from 'react'
import type { Field } from '../field.ts'
import type { FieldChrome, FieldRootProps } from '../FormField/FormField.tsx'
import { formFieldTexts } from '../FormField/FormField.tsx'
import { InputField } from '../FormField/InputField.tsx'
import type { PasswordStrength } from './password-strength.ts'
import { passwordStrength } from './password-strength.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './PasswordField.module.css'

export const passwordFieldTexts = {
  ...formFieldTexts,
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  /** Before the name of the strength. */
  strength: 'Força da senha:',
  strengths: { 0: '', 1: 'fraca', 2: 'razoável', 3: 'boa', 4: 'forte' },
}

export type PasswordFieldTexts = typeof passwordFieldTexts

export type PasswordFieldProps = Field &
  FieldChrome &
  FieldRootProps & {
    /** Whether password managers fill in the current password or suggest a new one. */
    autoComplete: 'current-password' | 'new-password'
    /** Shows how strong the password is while it is typed. Default false. */
    strength?: boolean | undefined
    /** The input itself; `ref` is the root. */
    inputRef?: Ref<HTMLInputElement> | undefined
    texts?: Partial<PasswordFieldTexts> | undefined
  }

/**
 * Password field with a button that shows the password. The button must not submit the form. `autoComplete` tells
 * password managers whether it is the current or a new password; the optional strength meter is also a text.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { onChange, autoComplete, strength = false, ...rest } = props
  const [shown, setShown] = useState(false)
  const labels = useTexts('PasswordField', passwordFieldTexts, rest.texts)
  const Icon = shown ? EyeOff : Eye
  return (
    <InputField
      {...rest}
      onInputChange={(event) => onChange(event.target.value)}
      input={{ type: shown ? 'text' : 'password', autoComplete, autoCapitalize: 'none', spellCheck: false }}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? labels.hide : labels.show}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      }
      below={strength && rest.value !== '' && <Strength of={passwordStrength(rest.value)} labels={labels} />}
    />
  )
}

function Strength({ of, labels }: { of: PasswordStrength; labels: PasswordFieldTexts }) {
  return (
    <div className={styles.strength} data-strength={of}>
      <span className={styles.bars} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </span>
      <span aria-live="polite">{`${labels.strength} ${labels.strengths[of]}`}</span>
    </div>
  )
}
