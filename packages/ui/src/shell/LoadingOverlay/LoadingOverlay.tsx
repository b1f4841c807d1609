'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import styles from './LoadingOverlay.module.css'

export type LoadingOverlayProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** The application is not there yet. Default true. */
  open?: boolean | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Covers the page while the application itself loads; a list or section has `Skeleton`. Announced as `role="status"`.
 * If it can come back, keep it mounted and use `open`, so that it is announced again.
 */
export function LoadingOverlay({ open = true, className, ...rest }: LoadingOverlayProps) {
  return (
    <div
      role="status"
      {...rest}
      className={clsx(open && styles.overlay, className)}
      data-open={open || undefined}
    >
      {open && (
        <>
          <Logo className={styles.mark} compact size="l" aria-hidden />
          <p className={styles.text}>Carregando...</p>
        </>
      )}
    </div>
  )
}
