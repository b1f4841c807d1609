'use client'

import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { Panel, type PanelProps } from '../../primitives/Panel/Panel.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import type { MatchLogItem } from '../match-room.ts'
import { type MatchTimelineTexts, matchTimelineTexts } from '../match-room-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ScoreReport.module.css'

export type MatchTimelineProps = Omit<PanelProps, 'children' | 'title' | 'actions' | 'flush'> & {
  /** Oldest first: the latest is shown first. */
  entries: readonly MatchLogItem[]
  texts?: Partial<MatchTimelineTexts> | undefined
}

/** All that was said and decided about a match, the latest first. */
export function MatchTimeline({ entries, texts, ...rest }: MatchTimelineProps) {
  const labels = useTexts('MatchTimeline', matchTimelineTexts, texts)
  const inTimeZone = useTimeZone()
  return (
    <Panel {...rest} title={labels.title}>
      {entries.length === 0 && <p className={styles.hint}>{labels.empty}</p>}
      <ol className={styles.timeline}>
        {entries.toReversed().map(({ action, actor, score, reason, createdAt }, index) => {
          const date = parseDate(inTimeZone(createdAt))
          return (
            <li key={entries.length - index} className={styles.entry} data-action={action}>
              <span className={styles.entryText}>
                <span>{labels.actions[action](actor, score && labels.score(score))}</span>
                {reason !== undefined && <span className={styles.reason}>{reason}</span>}
              </span>
              {date && (
                <time className={styles.hint} dateTime={createdAt}>
                  {labels.when(date)}
                </time>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
