'use client'

import { clsx } from 'clsx'
import { useRef } from 'react'
import { lazyComponent } from '../../primitives/lazy-part/lazy-part.ts'
import { usePressReplay } from '../../primitives/lazy-part/usePressReplay.ts'
import control from '../FormField/control.module.css'
import { FormField } from '../FormField/FormField.tsx'
import type { SelectFieldProps } from './SelectField.tsx'
import styles from './SelectField.module.css'

const selectField = lazyComponent(() =>
  import('./SelectField.tsx').then((loaded) => loaded.SelectField<string>),
)

/** A `SelectField` with a value on a page that is read more than filled in: its list loads once the page is used. */
export function LazySelectField<T extends string>(props: SelectFieldProps<T>) {
  const root = useRef<HTMLDivElement>(null)
  const hasLoaded = selectField.usePart() !== undefined
  const closed = usePressReplay(hasLoaded, selectField.load, () =>
    root.current?.querySelector<HTMLElement>('[role="combobox"]'),
  )
  const { label, hint, error, required, texts, value, options, onChange, disabled } = props
  return (
    <div ref={root}>
      <selectField.Part
        {...props}
        onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? '')}
        fallback={
          <FormField {...{ label, hint, error, required, texts }}>
            {(aria) => (
              <button
                type="button"
                role="combobox"
                aria-controls={undefined}
                aria-expanded={false}
                aria-autocomplete="none"
                disabled={disabled}
                {...aria}
                {...closed}
                className={clsx(
                  'rt-reset rt-SelectTrigger rt-r-size-3 rt-variant-surface',
                  control.control,
                  styles.trigger,
                )}
              >
                <span className="rt-SelectTriggerInner">
                  {options.find((option) => option.value === value)?.label}
                </span>
                <ListIcon />
              </button>
            )}
          </FormField>
        }
      />
    </div>
  )
}

/** Radix's arrow. */
function ListIcon() {
  return (
    <svg
      className="rt-SelectIcon"
      width="9"
      height="9"
      viewBox="0 0 9 9"
      fill="currentcolor"
      aria-hidden="true"
    >
      <path d="M0.135232 3.15803C0.324102 2.95657 0.640521 2.94637 0.841971 3.13523L4.5 6.56464L8.158 3.13523C8.3595 2.94637 8.6759 2.95657 8.8648 3.15803C9.0536 3.35949 9.0434 3.67591 8.842 3.86477L4.84197 7.6148C4.64964 7.7951 4.35036 7.7951 4.15803 7.6148L0.158031 3.86477C-0.0434285 3.67591 -0.0536285 3.35949 0.135232 3.15803Z" />
    </svg>
  )
}
