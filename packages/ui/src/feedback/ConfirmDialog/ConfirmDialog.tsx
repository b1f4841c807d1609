'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { AlertDialog } from '../../primitives/radix/AlertDialog.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useReturnFocus } from '../../primitives/useReturnFocus/useReturnFocus.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ConfirmDialog.module.css'

const confirmDialogTexts = { cancel: 'Cancelar' }

export type ConfirmDialogTexts = typeof confirmDialogTexts

export type ConfirmDialogProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called when a button, Escape or a click outside opens or closes it. */
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** The consequences, and whether they can be undone. */
  description?: ReactNode
  /** Label of the confirm button, with a verb: "Excluir convite", not "OK". */
  confirmLabel: string
  /** Default `danger`. */
  tone?: 'danger' | 'primary' | undefined
  /** Whether the action is pending: the dialog stays open and cannot be confirmed again. */
  loading?: boolean | undefined
  /** Called on confirmation; close the dialog when the action is done. */
  onConfirm: () => void
  texts?: Partial<ConfirmDialogTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/** Asks for confirmation of a destructive action. The focus starts on *Cancelar*; the caller closes the dialog when the action is done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  tone = 'danger',
  loading,
  onConfirm,
  texts,
  className,
  children,
  ...rest
}: ConfirmDialogProps) {
  const labels = useTexts('ConfirmDialog', confirmDialogTexts, texts)
  const returnFocus = useReturnFocus()
  const described = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => (loading && !next ? undefined : onOpenChange(next))}
    >
      <AlertDialog.Content
        maxWidth="440px"
        {...described}
        {...returnFocus}
        {...rest}
        className={clsx(styles.dialog, className)}
        data-tone={tone}
        data-loading={loading || undefined}
      >
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
        {description !== undefined && (
          <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
        )}
        {wrapText(children)}
        <div className={styles.actions}>
          <AlertDialog.Cancel>
            <Button>{labels.cancel}</Button>
          </AlertDialog.Cancel>
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
