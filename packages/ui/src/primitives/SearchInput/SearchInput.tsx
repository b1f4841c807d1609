'use client'

import { clsx } from 'clsx'
import { LoaderCircle, Search, X } from 'lucide-react'
import { useRef, type HTMLAttributes, type Ref } from 'react'
import { useTexts } from '../useTexts/useTexts.ts'
import styles from './SearchInput.module.css'

export const searchInputTexts = { clear: 'Limpar busca' }

export type SearchInputTexts = typeof searchInputTexts

export type SearchInputProps = Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> & {
  /** Text of the field. Controlled. */
  value: string
  /** Called with the text on every change; empty when it is cleared. */
  onChange: (value: string) => void
  /** Name of the field and of its landmark, not shown. */
  label: string
  /** Shown in the empty box. */
  placeholder?: string | undefined
  /** Whether results are loading: a spinner replaces the search icon. */
  loading?: boolean | undefined
  /** Longest text, in UTF-16 units. */
  maxLength?: number | undefined
  /** The text box itself. */
  inputRef?: Ref<HTMLInputElement>
  texts?: Partial<SearchInputTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Search field in a search landmark, for filtering what is on the page. Escape and × clear it and keep the focus. It
 * does not debounce: do that in `onChange`. To pick a person use `PlayerPicker`.
 */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  loading,
  maxLength,
  inputRef,
  texts,
  className,
  ...rest
}: SearchInputProps) {
  const t = useTexts('SearchInput', searchInputTexts, texts)
  const root = useRef<HTMLLabelElement>(null)
  const clear = () => {
    onChange('')
    root.current?.querySelector('input')?.focus()
  }
  return (
    <div
      role="search"
      aria-label={label}
      {...rest}
      className={clsx(styles.search, className)}
      data-loading={loading || undefined}
    >
      <label ref={root} className={styles.field}>
        {loading ? <LoaderCircle className={styles.spinner} aria-hidden /> : <Search aria-hidden />}
        <span className="cv-hidden">{label}</span>
        <input
          ref={inputRef}
          type="search"
          className={styles.input}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return
            // Escape empties the box first; a dialog around it closes with the next one.
            event.stopPropagation()
            event.preventDefault()
            onChange('')
          }}
        />
      </label>
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={t.clear} onClick={clear}>
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}
