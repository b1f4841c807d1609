import { ChipGroup } from '@convoca/ui'
import type { ReactNode } from 'react'
import styles from './EmbedBuilder.module.css'

export interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** A label above chips, of which one is chosen. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, className } = props
  return (
    <div className={styles.option}>
      <div aria-hidden="true">{label}</div>
      <ChipGroup
        label={label}
        options={options}
        value={value}
        className={className}
        onChange={(chosen) => {
          const found = options.find((option) => option.value === chosen)
          if (found) onChange(found.value)
        }}
      />
    </div>
  )
}
