'use client'

import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { Field } from '../../forms/field.ts'
import { FormError } from '../../forms/FormError/FormError.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { useFormSubmit } from '../../forms/useFormSubmit.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useReturnFocus } from '../../primitives/useReturnFocus/useReturnFocus.ts'
import dialog from '../dialog.module.css'
import styles from './ApplyDialog.module.css'

const applyDialogTexts = {
  title: 'Candidatar-se ao time',
  description: (teamName: string) => `${teamName} recebe sua candidatura e responde em até 7 dias.`,
  vacancy: (title: string) => `Vaga: ${title}`,
  message: 'Mensagem para o time',
  messageHint: 'Opcional. Conte o que você joga e quando pode treinar.',
  close: 'Fechar',
  cancel: 'Cancelar',
  submit: 'Enviar candidatura',
  submitting: 'Enviando...',
}

export type ApplyDialogProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called when a button, Escape or a click outside opens or closes it. */
  onOpenChange: (open: boolean) => void
  /** Name of the team, for the sentence above the form. */
  teamName: string
  /** The vacancy that is applied for. */
  vacancyTitle?: string | undefined
  /** Message to the team. */
  message: Field
  /** Called on submit. Further submits are ignored until the promise settles. */
  onSubmit: () => void | Promise<void>
  /** Whether the application is being sent; the dialog stays open. */
  submitting?: boolean | undefined
  /** Error that does not belong to the message field. */
  error?: string | undefined
}

/** Longest message of the contract. */
const MAX_MESSAGE = 500

/**
 * Dialog in which a player applies to a team, with or without a vacancy. What was typed must survive a failed request,
 * so the caller keeps it. Enter in the message breaks the line; Escape closes unless it is being sent.
 */
export function ApplyDialog(props: ApplyDialogProps) {
  const { open, onOpenChange, teamName, vacancyTitle, message, onSubmit, submitting = false, ...more } = props
  const { error, className, ...rest } = more
  const returnFocus = useReturnFocus()
  const focusMessage = (event: Event) => {
    returnFocus.onOpenAutoFocus()
    if (!(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    event.currentTarget.querySelector('textarea')?.focus()
  }
  const change = (next: boolean) => {
    if (next || !submitting) onOpenChange(next)
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Content
        {...returnFocus}
        onOpenAutoFocus={focusMessage}
        {...rest}
        className={clsx(dialog.root, className)}
        maxWidth="520px"
        data-submitting={submitting || undefined}
      >
        <div className={dialog.head}>
          <Dialog.Title className={dialog.title ?? ''}>{applyDialogTexts.title}</Dialog.Title>
          <IconButton label={applyDialogTexts.close} disabled={submitting} onClick={() => change(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <Dialog.Description className={clsx(dialog.description, styles.description)}>
          <span>{applyDialogTexts.description(teamName)}</span>
          {vacancyTitle !== undefined && (
            <span className={styles.vacancy}>{applyDialogTexts.vacancy(vacancyTitle)}</span>
          )}
        </Dialog.Description>
        <ApplyForm
          {...{ message, onSubmit, submitting, error, labels: applyDialogTexts }}
          onCancel={() => change(false)}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}

type ApplyFormProps = Pick<ApplyDialogProps, 'message' | 'onSubmit' | 'error'> & {
  submitting: boolean
  onCancel: () => void
}

function ApplyForm({ message, onSubmit, submitting, error, onCancel }: ApplyFormProps) {
  const form = useFormSubmit(onSubmit, submitting)
  return (
    <form {...form} noValidate aria-label={applyDialogTexts.title} className={styles.form}>
      <FormError>{error}</FormError>
      <TextAreaField
        {...message}
        name="message"
        label={applyDialogTexts.message}
        hint={applyDialogTexts.messageHint}
        maxLength={MAX_MESSAGE}
        rows={5}
      />
      <div className={dialog.footer}>
        <Button size="large" disabled={submitting} onClick={onCancel}>
          {applyDialogTexts.cancel}
        </Button>
        <Button
          type="submit"
          size="large"
          variant="primary"
          loading={submitting}
          loadingLabel={applyDialogTexts.submitting}
        >
          {applyDialogTexts.submit}
        </Button>
      </div>
    </form>
  )
}
