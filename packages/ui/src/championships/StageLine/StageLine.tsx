'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { formatStart } from '../championship-texts.ts'
import styles from './StageLine.module.css'

export interface ChampionshipStage {
  name: string
  /** ISO 8601; absent while nobody has set it. */
  at?: string | undefined
  /** Whether it ends then, and has begun before. Default false. */
  isEnd?: boolean | undefined
}

const stageLineTexts = {
  when: formatStart,
  until: (date: Date) => `até ${formatStart(date)}`,
}

export type StageLineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The stages in their order. */
  stages: readonly ChampionshipStage[]
  /** Index of the one that runs: those before it are over. As many as there are stages: all are. */
  current: number
}

/**
 * The stages of a championship, from registration to the final, and where it stands: a line of steps, on phones a
 * column. A panel with the heading is around it.
 */
export function StageLine({ stages, current, className, ...rest }: StageLineProps) {
  const inTimeZone = useTimeZone()
  return (
    <ol aria-label="Etapas do campeonato" {...rest} className={clsx(styles.root, className)}>
      {stages.map(({ name, at, isEnd = false }, index) => {
        const date = parseDate(inTimeZone(at))
        return (
          <li
            key={name}
            className={styles.stage}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            <span className={styles.dot} />
            <span className={styles.name}>
              <span>{name}</span>
              {index < current && <span className="cv-hidden">{` (encerrada)`}</span>}
            </span>
            {date ? (
              <time className={styles.when} dateTime={at}>
                {isEnd ? stageLineTexts.until(date) : stageLineTexts.when(date)}
              </time>
            ) : (
              <span className={styles.when}>A definir</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
