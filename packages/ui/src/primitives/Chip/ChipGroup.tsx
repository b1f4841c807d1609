'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Chip } from './Chip.tsx'
import styles from './Chip.module.css'

export interface ChipOption {
  value: string
  label: string
  icon?: ReactNode
  /** The number of things that it would show, after its label; shown from 1 on. */
  count?: number | undefined
}

export type ChipGroupProps = Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> & {
  /** Name of the group for screen readers. */
  label: string
  /** The options in the order shown. */
  options: readonly ChipOption[]
  /** Value of the one selected option. */
  value: string
  /** Called with the value of the pressed option. */
  onChange: (value: string) => void
  ref?: Ref<HTMLDivElement>
}

/**
 * Choice of one of two to about eight short options, as a labelled group of toggle buttons that wrap. For more or
 * longer options use `SelectField`.
 */
export function ChipGroup({ label, options, value, onChange, className, ...rest }: ChipGroupProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={clsx(styles.group, className)}>
      {options.map((option) => (
        <Chip
          key={option.value}
          icon={option.icon}
          selected={option.value === value}
          onPress={() => onChange(option.value)}
        >
          <span>{option.label}</span>
          {option.count !== undefined && option.count > 0 && (
            <span className={styles.count}>{option.count}</span>
          )}
        </Chip>
      ))}
    </div>
  )
}
