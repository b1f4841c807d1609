'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import type { Field } from '../field.ts'
import styles from './SwitchField.module.css'

export type SwitchFieldProps = Omit<Field<boolean>, 'error'> &
  Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onBlur' | 'children'> & {
    /** Label of the switch. */
    label: string
    /** One quiet line: what being on means. */
    hint?: ReactNode
    /** Default false. */
    disabled?: boolean | undefined
    /** Whether a change is pending; the switch ignores presses. Default false. */
    pending?: boolean | undefined
    /** Name in a form's data. */
    name?: string | undefined
  }

/**
 * Switch for a setting that takes effect at once; inside a form that is submitted later use a checkbox. must be
 * controlled. Pressing anywhere on the row toggles it, as do Space and Enter.
 */
export function SwitchField(props: SwitchFieldProps) {
  const { value, onChange, onBlur, label, hint, disabled = false, pending = false, name, ...more } = props
  const { className, ...rest } = more
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-on={value || undefined}
      data-pending={pending || undefined}
    >
      <label className={styles.text} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- aria-checked would only repeat the checkbox's own state
        role="switch"
        className={styles.switch}
        name={name}
        checked={value}
        // The hint is inside the label as well: named by the first line alone, described by the second.
        aria-label={label}
        {...(hint ? { 'aria-describedby': hintId } : {})}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        disabled={disabled}
        onChange={(event) => (pending ? undefined : onChange(event.target.checked))}
        onBlur={onBlur}
      />
    </div>
  )
}
