'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { formatStart } from '../championship-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './StageLine.module.css'

export interface ChampionshipStage {
  name: string
  /** ISO 8601; absent while nobody has set it. */
  at?: string | undefined
  /** Whether it ends then, and has begun before. Default false. */
  isEnd?: boolean | undefined
}

const stageLineTexts = {
  label: 'Etapas do campeonato',
  when: formatStart,
  until: (date: Date) => `até ${formatStart(date)}`,
  undated: 'A definir',
  /** Read out after the name of a stage that is over. */
  done: 'encerrada',
}

export type StageLineTexts = typeof stageLineTexts

export type StageLineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The stages in their order. */
  stages: readonly ChampionshipStage[]
  /** Index of the one that runs: those before it are over. As many as there are stages: all are. */
  current: number
  texts?: Partial<StageLineTexts> | undefined
}

/**
 * What a championship goes through, from registration to the final, and where it stands: a line of steps, on phones a
 * column. A panel with the heading is around it.
 */
export function StageLine({ stages, current, texts, className, ...rest }: StageLineProps) {
  const labels = useTexts('StageLine', stageLineTexts, texts)
  const inTimeZone = useTimeZone()
  return (
    <ol aria-label={labels.label} {...rest} className={clsx(styles.root, className)}>
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
              {index < current && <span className="cv-hidden">{` (${labels.done})`}</span>}
            </span>
            {date ? (
              <time className={styles.when} dateTime={at}>
                {isEnd ? labels.until(date) : labels.when(date)}
              </time>
            ) : (
              <span className={styles.when}>{labels.undated}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
