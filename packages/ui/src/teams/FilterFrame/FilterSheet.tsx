'use client'

import { Dialog } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { useReturnFocus } from '../../primitives/useReturnFocus/index.ts'
import styles from './FilterFrame.module.css'

export interface SheetTexts {
  openSheet: string
  close: string
  clear: string
  apply: string
}

interface FilterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: SheetTexts
  children: ReactNode
}

/** The phone's filters: a sheet from the lower edge. */
export function FilterSheet({ open, onOpenChange, labels, children }: FilterSheetProps) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        {...returnFocus}
        aria-describedby={undefined}
        className={styles.sheet ?? ''}
        width="100%"
        maxWidth="none"
        maxHeight="85dvh"
      >
        <div className={styles.sheetHead}>
          <Dialog.Title className={styles.sheetTitle ?? ''}>{labels.openSheet}</Dialog.Title>
          <Dialog.Close>
            <IconButton label={labels.close}>
              <X aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface SheetActionsProps {
  labels: SheetTexts
  onClear: () => void
  onApply?: () => void
}

/** The two buttons that end a sheet, and close it. */
export function SheetActions({ labels, onClear, onApply }: SheetActionsProps) {
  return (
    <div className={styles.sheetActions}>
      <Dialog.Close>
        <Button size="large" onClick={onClear}>
          {labels.clear}
        </Button>
      </Dialog.Close>
      <Dialog.Close>
        <Button size="large" variant="primary" onClick={onApply}>
          {labels.apply}
        </Button>
      </Dialog.Close>
    </div>
  )
}
