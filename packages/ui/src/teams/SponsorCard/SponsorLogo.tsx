import { ImageWithFallback } from '../../media/ImageWithFallback/ImageWithFallback.tsx'
import { initialOf } from '../../primitives/Avatar/initial.ts'
import styles from './SponsorLogo.module.css'

interface SponsorLogoProps {
  name: string
  src?: string | undefined
  /** Width and height in px. */
  size: number
}

/** A sponsor's logo on a light tile; its initial without one. Decorative: the name is always next to it. */
export function SponsorLogo({ name, src, size }: SponsorLogoProps) {
  return (
    <span
      className={styles.root}
      style={{ width: size, height: size }}
      aria-hidden="true"
      data-keep-colors=""
    >
      <ImageWithFallback
        className={styles.picture}
        src={src}
        displayWidth={size}
        alt=""
        loading="lazy"
        fallback={<span className={styles.initial}>{initialOf(name)}</span>}
      />
    </span>
  )
}
