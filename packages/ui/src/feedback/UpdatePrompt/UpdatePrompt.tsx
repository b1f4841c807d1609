'use client'

import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useBarFocusRestore } from '../bar-focus-restore/useBarFocusRestore.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './UpdatePrompt.module.css'

export const updatePromptTexts = {
  message: 'Há uma nova versão. Recarregar?',
  reload: 'Recarregar',
  reloading: 'Recarregando...',
  later: 'Agora não',
}

export type UpdatePromptTexts = typeof updatePromptTexts

export type UpdatePromptProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Whether a new version is available. */
  open: boolean
  /** Reloads the page with the new version. */
  onReload: () => void
  /** Called by "Agora não"; without it the button is not rendered. */
  onLater?: (() => void) | undefined
  /** Whether the page is about to reload. Default false. */
  reloading?: boolean | undefined
  texts?: Partial<UpdatePromptTexts> | undefined
}

/**
 * Asks to reload when a new version of the app is served; it never reloads by itself, because a form may be half
 * filled. must stay mounted while closed, so that opening it is announced. Dismissing it restores the focus.
 */
export function UpdatePrompt(props: UpdatePromptProps) {
  const { open, onReload, onLater, reloading = false, texts, className, ...rest } = props
  const labels = useTexts('UpdatePrompt', updatePromptTexts, texts)
  const focus = useBarFocusRestore(open, rest)
  return (
    <div
      role="status"
      // The attribute is set in addition to the role: Radix dialogs only keep `[aria-live]` elements in the
      // accessibility tree.
      aria-live="polite"
      {...rest}
      className={clsx(styles.root, className)}
      data-open={open || undefined}
      {...focus}
    >
      {open && (
        <div className={styles.bar}>
          <RefreshCw className={styles.icon} aria-hidden="true" />
          <p className={styles.message}>{labels.message}</p>
          <div className={styles.actions}>
            {onLater && (
              <Button variant="ghost" size="small" disabled={reloading} onClick={onLater}>
                {labels.later}
              </Button>
            )}
            <Button
              variant="primary"
              size="small"
              loading={reloading}
              loadingLabel={labels.reloading}
              onClick={onReload}
            >
              {labels.reload}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
