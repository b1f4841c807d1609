'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { formatDay } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import styles from './RatingChart.module.css'
import { RatingLine } from './RatingLine.tsx'
import { heightOf, scaleOf } from './scale.ts'

export interface RatingEntry {
  at: string
  /** After the match. */
  points: number
  /** The points that the match gave or took. */
  change: number
}

type Period = 'month' | 'half' | 'all'

const ratingChartTexts = {
  periods: { month: '30 dias', half: '6 meses', all: 'Tudo' },
  /** Name of the choice of periods. */
  period: 'Período',
  /** The sentence about the points that the matches of the period gave or took. */
  change: (points: string, period: Period) =>
    `${points} ${period === 'month' ? 'em 30 dias' : period === 'half' ? 'em 6 meses' : 'desde o começo'}`,
  peak: (points: string, date: string) => `pico: ${points}, ${date}`,
  /** No match in the period. */
  none: 'Nenhuma partida neste período.',
  /** Name of the table that screen readers get. */
  table: 'Pontos depois de cada partida',
  date: 'Data',
  points: 'Pontos',
  difference: 'Variação',
  number: (points: number) => new Intl.NumberFormat('pt-BR').format(points),
  day: formatDay,
}

export type RatingChartProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The rating as it is now. */
  points: number
  /** The latest match last. */
  history: readonly RatingEntry[]
  /** The end of the periods. Default: now. */
  now?: Date | undefined
}

const days: Readonly<Record<Period, number>> = { month: 30, half: 182, all: Infinity }

/**
 * A rating and its line from match to match, for a month, half a year or all of it. The same figures are in a table for screen
 * readers; the line alone is for the eye.
 */
export function RatingChart({ points, history, now: given, className, ...rest }: RatingChartProps) {
  const [period, setPeriod] = useState<Period>('half')
  const now = useNow(given)
  const from = now === null ? -Infinity : now.getTime() - days[period] * 86_400_000
  const shown = history.filter(({ at }) => new Date(at).getTime() >= from)
  const [first] = shown
  const change = first === undefined ? 0 : (shown.at(-1)?.points ?? 0) - first.points + first.change
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <p className={styles.summary}>
          <strong className={styles.points}>{ratingChartTexts.number(points)}</strong>
          {first && (
            <span className={styles.change} data-tone={change < 0 ? 'loss' : 'win'}>
              {ratingChartTexts.change(toSigned(change, ratingChartTexts), period)}
            </span>
          )}
          <Peak history={shown} />
        </p>
        <ChipGroup
          label={ratingChartTexts.period}
          value={period}
          options={(['month', 'half', 'all'] as const).map((value) => ({
            value,
            label: ratingChartTexts.periods[value],
          }))}
          onChange={(value) => setPeriod(value as Period)}
        />
      </div>
      {first === undefined ? (
        <p className={styles.none}>{ratingChartTexts.none}</p>
      ) : (
        <Plot history={shown} start={first.points - first.change} />
      )}
    </div>
  )
}

const toSigned = (change: number, { number }: typeof ratingChartTexts) =>
  change < 0 ? `−${number(-change)}` : `+${number(change)}`

interface PartProps {
  history: readonly RatingEntry[]
}

function useDay({ day }: typeof ratingChartTexts): (at: string) => string {
  const inTimeZone = useTimeZone()
  return (at) => {
    const date = parseDate(inTimeZone(at))
    return date === undefined ? '' : day(date)
  }
}

function Peak({ history }: PartProps) {
  const toDay = useDay(ratingChartTexts)
  const [first, ...others] = history
  if (first === undefined) return null
  const peak = others.reduce((best, entry) => (entry.points > best.points ? entry : best), first)
  return (
    <span className={styles.peak}>
      {ratingChartTexts.peak(ratingChartTexts.number(peak.points), toDay(peak.at))}
    </span>
  )
}

/** Dates below the line; with more of them they would run into each other on a phone. */
const MAX_DATES = 3

function Plot({ history, start }: PartProps & { start: number }) {
  const toDay = useDay(ratingChartTexts)
  const captionId = useId()
  const values = [start, ...history.map(({ points }) => points)]
  const scale = scaleOf(values)
  const count = Math.min(MAX_DATES, history.length)
  const dates = Array.from({ length: count }, (_, index) => {
    const place = count === 1 ? history.length - 1 : Math.round((index / (count - 1)) * (history.length - 1))
    return toDay(history[place]?.at ?? '')
  })
  return (
    <>
      <div className={styles.plot} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockStart: `${heightOf(tick, scale)}%` }}>
            {ratingChartTexts.number(tick)}
          </span>
        ))}
        <RatingLine values={values} scale={scale} className={styles.whole} />
      </div>
      <div className={styles.dates} aria-hidden="true">
        {dates
          .filter((date, index) => date !== dates[index - 1])
          .map((date) => (
            <span key={date}>{date}</span>
          ))}
      </div>
      <div className="cv-hidden">
        <table aria-labelledby={captionId}>
          <caption id={captionId}>{ratingChartTexts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{ratingChartTexts.date}</th>
              <th scope="col">{ratingChartTexts.points}</th>
              <th scope="col">{ratingChartTexts.difference}</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ at, points, change }, index) => (
              // Two matches may end at the same instant.
              <tr key={`${at} ${index}`}>
                <td>{toDay(at)}</td>
                <td>{ratingChartTexts.number(points)}</td>
                <td>{toSigned(change, ratingChartTexts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
