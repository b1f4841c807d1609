import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { Logo } from '../../primitives/Logo/index.ts'
import styles from './LoadingOverlay.module.css'

export interface LoadingOverlayTexts {
  loading: string
}

export const loadingOverlayTexts: LoadingOverlayTexts = { loading: 'Carregando...' }

export type LoadingOverlayProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'> & {
  /** The application is not there yet. Default true. */
  open?: boolean | undefined
  texts?: Partial<LoadingOverlayTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Covers the window while the application itself is not there yet. (Part 1, §2: Carregando...) Where it comes back, let it
 * stay mounted while closed, so that it is announced.
 */
export function LoadingOverlay({ open = true, texts, className, ...rest }: LoadingOverlayProps) {
  const t = { ...loadingOverlayTexts, ...texts }
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
          <p className={styles.text}>{t.loading}</p>
        </>
      )}
    </div>
  )
}
