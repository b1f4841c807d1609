'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { presenceLabels, type Presence } from '../chat.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './PresenceDot.module.css'

export type PresenceDotTexts = Record<Presence, string>

export type PresenceDotProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Green, amber or grey. */
  status: Presence
  /** Says the status beside the dot; else it is there for screen readers alone. Default false. */
  labelled?: boolean | undefined
  texts?: Partial<PresenceDotTexts> | undefined
}

/**
 * Presence beside a picture or name: online green, away yellow, offline grey. The state is also a text for screen
 * readers; `labelled` shows it, so that the status is never conveyed by colour alone.
 */
export function PresenceDot({ status, labelled = false, texts, className, ...rest }: PresenceDotProps) {
  const labels = useTexts('PresenceDot', presenceLabels, texts)
  return (
    <span {...rest} className={clsx(styles.root, className)} data-status={status}>
      <span className={styles.dot} />
      <span className={labelled ? undefined : 'cv-hidden'}>{labels[status]}</span>
    </span>
  )
}
