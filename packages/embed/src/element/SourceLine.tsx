import type { ReactNode } from 'react'
import styles from './source-line.module.css'

export interface SourceLineProps {
  text: string
  className?: string | undefined
  /** After the text, as a link to more. */
  children?: ReactNode
}

/** The line that says where the data is from, and how old it is. */
export function SourceLine({ text, className = '', children }: SourceLineProps) {
  return (
    <div className={`${styles.source} ${className}`} part="source">
      <span>
        <span className={styles.mark} aria-hidden="true" data-keep-colors="">
          C
        </span>
        CONVOCA
      </span>
      <span data-loaded="">{text}</span>
      {children}
    </div>
  )
}
