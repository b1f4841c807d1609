import styles from './NightDefs.module.css'

export interface NightDefsProps {
  /** Id of the gradient behind the drawing. */
  night: string
  /** Id of the pattern of dots over it. */
  dots: string
}

/**
 * The gradient and the dots that the drawn backdrops of the account pages share. The drawing's own CSS sets
 * `--night-depth` and `--dot-opacity`.
 */
export function NightDefs({ night, dots }: NightDefsProps) {
  return (
    <>
      <linearGradient id={night} x1="0" y1="0" x2="0.7" y2="1">
        <stop offset="0" className={styles.top} />
        <stop offset="1" className={styles.end} />
      </linearGradient>
      <pattern id={dots} width="58" height="58" patternUnits="userSpaceOnUse" patternTransform="rotate(13)">
        <circle className={styles.dot} cx="14" cy="14" r="5.5" />
        <circle className={styles.dot} cx="43" cy="43" r="5.5" />
      </pattern>
    </>
  )
}
