'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useReturnFocus } from '../../primitives/useReturnFocus/useReturnFocus.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ContentDialog.module.css'

export const contentDialogTexts = { close: 'Fechar' }

export type ContentDialogTexts = typeof contentDialogTexts

export type ContentDialogProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called when the button, Escape or a click outside closes it. */
  onOpenChange: (open: boolean) => void
  /** The heading of the dialog, which is also its name. */
  title: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  texts?: Partial<ContentDialogTexts> | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Dialog with room for a tool, e.g. options beside a preview: as wide as the content allows, on a phone the whole
 * window. Its heading stays while the content scrolls. Questions have `ConfirmDialog`.
 */
export function ContentDialog(props: ContentDialogProps) {
  const { open, onOpenChange, title, description, texts, className, children, ...rest } = props
  const labels = useTexts('ContentDialog', contentDialogTexts, texts)
  const returnFocus = useReturnFocus()
  const described = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        maxWidth="1120px"
        {...described}
        {...returnFocus}
        {...rest}
        className={clsx(styles.dialog, className)}
      >
        <div className={styles.head}>
          <div>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {description !== undefined && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
          </div>
          <IconButton label={labels.close} onClick={() => onOpenChange(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.content}>{children}</div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
