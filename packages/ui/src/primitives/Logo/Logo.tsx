import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import styles from './Logo.module.css'

export type LogoProps = HTMLAttributes<HTMLElement> & {
  /** Makes the logo a link, e.g. home. */
  href?: string | undefined
  /** Height of the mark: 24, 28 or 36 px. Default `m`. */
  size?: 's' | 'm' | 'l' | undefined
  /** The mark without the word. */
  compact?: boolean | undefined
  ref?: Ref<HTMLElement>
}

/** The Convoca logo: the slanted C and the name. With `href` it is a link. */
export function Logo({ href, size = 'm', compact, className, ref, ...rest }: LogoProps) {
  const shared = { ...rest, className: clsx(styles.logo, className), 'data-size': size }
  const face = (
    <>
      <span className={styles.mark} aria-hidden data-keep-colors="">
        <span>C</span>
      </span>
      <span className={compact ? 'cv-hidden' : styles.word}>CONVOCA</span>
    </>
  )
  return href === undefined ? (
    <span {...shared} ref={ref}>
      {face}
    </span>
  ) : (
    <a {...shared} ref={ref as Ref<HTMLAnchorElement>} href={href}>
      {face}
    </a>
  )
}
