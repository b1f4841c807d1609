'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useReturnFocus } from '../../primitives/useReturnFocus/useReturnFocus.ts'
import type { SheetTexts } from './SheetActions.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './FilterFrame.module.css'

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
        {wrapText(children)}
      </Dialog.Content>
    </Dialog.Root>
  )
}
