'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { emptySearchFirst } from '../../primitives/SearchInput/empty-search-first.ts'
import { useReturnFocus } from '../../primitives/useReturnFocus/useReturnFocus.ts'
import { splitProps, TeamWizard, type TeamWizardOptions } from './TeamWizard.tsx'
import { teamWizardTexts, type TeamWizardTexts } from './team-wizard-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './TeamWizard.module.css'

export type TeamWizardDialogProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> &
  TeamWizardOptions & {
    /** Whether it is shown. Controlled. */
    open: boolean
    /** Called to close it; not while the team is being created. */
    onOpenChange: (open: boolean) => void
  }

/**
 * The wizard in a dialog "Criar Time", at most 650 px wide and at least 620 px high. It closes by its button,
 * "Cancelar" and Escape, not by a press beside it; while the team is being made it stays.
 */
export function TeamWizardDialog({ open, onOpenChange, className, ...props }: TeamWizardDialogProps) {
  const { options: wizard, root } = splitProps(props)
  const labels = useTexts<TeamWizardTexts>('TeamWizard', teamWizardTexts, wizard.texts)
  const returnFocus = useReturnFocus()
  const change = (next: boolean) => {
    if (next || !wizard.submitting) onOpenChange(next)
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Content
        {...returnFocus}
        onOpenAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus()
          focusFirst(event)
        }}
        onEscapeKeyDown={emptySearchFirst}
        aria-describedby={undefined}
        {...root}
        className={clsx(styles.dialog, className)}
        data-step={wizard.step}
        maxWidth="650px"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className={styles.dialogHead}>
          <Dialog.Title className={styles.dialogTitle ?? ''}>{labels.title}</Dialog.Title>
          <IconButton label={labels.close} disabled={wizard.submitting} onClick={() => change(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <TeamWizard {...wizard} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** The step's first field, or its heading, rather than the close button. */
function focusFirst(event: Event) {
  const content = event.currentTarget
  if (!(content instanceof HTMLElement)) return
  event.preventDefault()
  const first = content.querySelector<HTMLElement>('form[data-step="1"] input')
  const target = first ?? content.querySelector<HTMLElement>('form h2')
  target?.focus()
}
