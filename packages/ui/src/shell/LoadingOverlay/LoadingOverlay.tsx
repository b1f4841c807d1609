import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { Logo } from '../../primitives/Logo/index.ts'
import classes from './LoadingOverlay.module.css'

export type LoadingOverlayTexts = { loading: string }

export const loadingOverlayTexts: LoadingOverlayTexts = { loading: 'Carregando...' }

export type LoadingOverlayProps = HTMLAttributes<HTMLDivElement> & {
  texts?: Partial<LoadingOverlayTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/** Covers the window while the application itself is not there yet. (Part 1, §2: Carregando...) */
export function LoadingOverlay({ texts, className, ...rest }: LoadingOverlayProps) {
  const t = { ...loadingOverlayTexts, ...texts }
  return (
    <div role="status" {...rest} className={clsx(classes.overlay, className)}>
      <Logo className={classes.mark} compact size="l" aria-hidden />
      <p className={classes.text}>{t.loading}</p>
    </div>
  )
}
