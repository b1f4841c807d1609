import type { ReactElement } from 'react'
import { useId } from 'react'
import { NightDefs } from '../night-backdrop/NightDefs.tsx'
import styles from './NewPasswordLayout.module.css'

/** Four drawn pictures: bands, chevrons, rings of an arena, and a bracket. They cost no request. */
const shapes: readonly ReactElement[] = [
  <>
    <polygon className={styles.bright} points="760,-100 1040,-100 560,1000 280,1000" />
    <polygon className={styles.deep} points="1160,-100 1280,-100 800,1000 680,1000" />
  </>,
  <>
    <polygon className={styles.deep} points="200,-100 420,-100 860,450 420,1000 200,1000 640,450" />
    <polygon className={styles.bright} points="560,-100 840,-100 1280,450 840,1000 560,1000 1000,450" />
  </>,
  <>
    <circle className={styles.ringDeep} cx="1120" cy="760" r="620" />
    <circle className={styles.ring} cx="1120" cy="760" r="420" />
    <circle className={styles.ringDeep} cx="1120" cy="760" r="220" />
  </>,
  <>
    <path className={styles.lineDeep} d="M-20 140H380V420H760 M-20 700H380V420" />
    <path className={styles.line} d="M1620 140H1180V480H760V420 M1620 780H1180V480" />
  </>,
]

export const PICTURES = shapes.length

/** All pictures, one above the other; only the current one can be seen. */
export function BackdropArt({ picture }: { picture: number }) {
  return shapes.map((shape, place) => (
    <Picture key={place} shown={place === picture}>
      {shape}
    </Picture>
  ))
}

function Picture({ shown, children }: { shown: boolean; children: ReactElement }) {
  const id = useId()
  const [night, dots] = [`${id}night`, `${id}dots`]
  return (
    <svg
      className={styles.art}
      data-shown={shown || undefined}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-keep-colors=""
    >
      <defs>
        <NightDefs night={night} dots={dots} />
      </defs>
      <rect width="1600" height="900" fill={`url(#${night})`} />
      {children}
      <rect width="1600" height="900" fill={`url(#${dots})`} />
    </svg>
  )
}
