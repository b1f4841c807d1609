'use client'

import { clsx } from 'clsx'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from '../EmptyState/EmptyState.module.css'

export const errorStateTexts = {
  title: 'Não foi possível carregar',
  retry: 'Tentar de novo',
  retrying: 'Tentando...',
  /** Label of the request id, for support. */
  reference: (requestId: string) => `Código para o suporte: ${requestId}`,
}

export type ErrorStateTexts = typeof errorStateTexts

export type ErrorStateProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  /** Default `texts.title`. */
  title?: ReactNode
  /** The sentence about what happened, and what to do. */
  description?: ReactNode
  /** Called by the retry button; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Whether the retry is pending. Default false. */
  retrying?: boolean | undefined
  /** Id of the failed request. */
  requestId?: string | undefined
  texts?: Partial<ErrorStateTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/** The props that a list or panel passes to its `ErrorState`. */
export type Failure = Pick<ErrorStateProps, 'description' | 'requestId'>

/**
 * A list or page that could not be loaded, with *Tentar de novo*. It is announced at once (`role="alert"`). For a
 * rejected form use `FormError` and the field's `error`; for a failed action, a toast.
 */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying,
  requestId,
  texts,
  className,
  ...rest
}: ErrorStateProps) {
  const t = useTexts('ErrorState', errorStateTexts, texts)
  return (
    <div role="alert" {...rest} className={clsx(styles.state, className)} data-tone="error">
      <span className={styles.icon}>
        <TriangleAlert aria-hidden />
      </span>
      <p className={styles.title}>{title ?? t.title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {requestId !== undefined && <p className={styles.reference}>{t.reference(requestId)}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button
            icon={<RefreshCw aria-hidden />}
            loading={retrying}
            loadingLabel={t.retrying}
            onClick={onRetry}
          >
            {t.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
