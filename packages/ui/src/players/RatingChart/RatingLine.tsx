import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import styles from './RatingChart.module.css'
import { heightOf, type Scale, scaleOf } from './scale.ts'

export type RatingLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Points after each match, the latest last; at least one. */
  values: readonly number[]
  /** Default: as high as the values need. */
  scale?: Scale | undefined
}

/** A line from one match to the next; what it shows must also be written beside it. */
export function RatingLine({ values, scale = scaleOf(values), className, ...rest }: RatingLineProps) {
  const shown = values.length === 1 ? [...values, ...values] : values
  const x = (index: number) => Math.round((index / (shown.length - 1)) * 1000) / 10
  const line = shown.map((points, index) => `${x(index)},${heightOf(points, scale)}`).join(' ')
  const last = heightOf(shown.at(-1) ?? scale.min, scale)
  return (
    <div {...rest} className={clsx(styles.line, className)} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
        <polygon className={styles.area} points={`0,100 ${line} 100,100`} />
        <polyline className={styles.stroke} points={line} />
      </svg>
      <span className={styles.dot} style={{ insetBlockStart: `${last}%` }} />
    </div>
  )
}
