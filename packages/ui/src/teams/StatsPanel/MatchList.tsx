import type { ReactNode } from 'react'
import classes from './StatsPanel.module.css'

export type MatchRow = {
  key: string
  opponent: string
  championship: string | undefined
  date: { iso: string; text: string | undefined }
  mark?: ReactNode
  score?: string | undefined
}

export type MatchListProps = { id: string; title: string; empty: string; rows: readonly MatchRow[] }

/** Matches under a heading; a sentence where there are none. */
export function MatchList({ id, title, empty, rows }: MatchListProps) {
  return (
    <section className={classes.matches} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.list}>
          {rows.map(({ key, opponent, championship, date, mark, score }) => (
            <li key={key} className={classes.match}>
              {mark}
              <span className={classes.words}>
                <span className={classes.opponent}>{opponent}</span>
                <span className={classes.line}>
                  {date.text !== undefined && <time dateTime={date.iso}>{date.text}</time>}
                  {date.text !== undefined && championship && ' · '}
                  {championship}
                </span>
              </span>
              {score && <span className={classes.score}>{score}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
