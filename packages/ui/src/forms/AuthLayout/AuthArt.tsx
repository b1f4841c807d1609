import { useId } from 'react'
import { NightDefs } from '../night-backdrop/NightDefs.tsx'
import styles from './AuthLayout.module.css'

/** The picture beside the sign-in: two bands in the accent through a dotted night, drawn so that it costs no request. */
export function AuthArt() {
  const id = useId()
  const [night, fade, dots] = [`${id}night`, `${id}fade`, `${id}dots`]
  return (
    <svg
      className={styles.art}
      viewBox="0 0 770 860"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-keep-colors=""
    >
      <defs>
        <NightDefs night={night} dots={dots} />
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.28" className={styles.fadeTop} />
          <stop offset="1" className={styles.fadeEnd} />
        </linearGradient>
      </defs>
      {/* Far beyond the frame, so that any shape of panel shows only picture. */}
      <rect x="-900" y="-900" width="2600" height="2700" fill={`url(#${night})`} />
      <polygon className={styles.band} points="862,-900 1251,-900 253,1760 -136,1760" />
      <polygon className={styles.bandThin} points="1328,-900 1900,-900 900,1760 330,1760" />
      <rect x="-900" y="-900" width="2600" height="2700" fill={`url(#${dots})`} />
      <rect x="-900" y="0" width="2600" height="860" fill={`url(#${fade})`} />
    </svg>
  )
}
