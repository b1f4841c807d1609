import type { ReactNode } from 'react'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './StatsPanel.module.css'

export interface MatchRow {
  key: string
  opponent: string
  /** Address of the opponent's page, or of the match. */
  href: string | undefined
  championship: string | undefined
  date: { iso: string; text: string | undefined }
  /** Instead of the date, of a match that is being played. */
  live?: string | undefined
  mark?: ReactNode
  score?: string | undefined
  /** Points that it gave or took; `name` is for screen readers. */
  change?: { points: number; text: string; name: string } | undefined
}

export interface MatchListProps {
  id: string
  title: string
  empty: string
  rows: readonly MatchRow[]
}

/** Matches under a heading, or a sentence if there are none. */
export function MatchList({ id, title, empty, rows }: MatchListProps) {
  return (
    <section className={styles.matches} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ key, opponent, href, championship, date, live, mark, score, change }) => (
            <li key={key} className={styles.match}>
              {wrapText(mark)}
              <span className={styles.text}>
                {href === undefined ? (
                  <span className={styles.opponent}>{opponent}</span>
                ) : (
                  <a className={styles.opponent} href={href}>
                    {opponent}
                  </a>
                )}
                <span className={styles.line}>
                  {live !== undefined && <span className={styles.live}>{live}</span>}
                  {live === undefined && date.text !== undefined && (
                    <time dateTime={date.iso}>{date.text}</time>
                  )}
                  {championship && (
                    <span>{(live ?? date.text) === undefined ? championship : ` · ${championship}`}</span>
                  )}
                </span>
              </span>
              {score && <span className={styles.score}>{score}</span>}
              {change && (
                <span className={styles.change} data-tone={change.points < 0 ? 'loss' : 'win'}>
                  <span aria-hidden="true">{change.text}</span>
                  <span className="cv-hidden">{change.name}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
