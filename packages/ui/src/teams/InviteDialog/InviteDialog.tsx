'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { PlayerPicker, type PlayerPickerMultiProps } from '../../players/PlayerPicker/PlayerPicker.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useSearchDialog } from '../../primitives/SearchInput/useSearchDialog.ts'
import dialog from '../dialog.module.css'
import styles from './InviteDialog.module.css'

export const inviteDialogTexts = {
  description: (teamName: string | undefined): string =>
    teamName === undefined
      ? 'Cada jogador recebe uma notificação e decide se entra.'
      : `Cada jogador recebe uma notificação e decide se entra em ${teamName}.`,
  send: (count: number): string => (count > 1 ? `Enviar ${count} convites` : 'Enviar convite'),
}

export type InviteDialogProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called when a button, Escape or a click outside opens or closes it. */
  onOpenChange: (open: boolean) => void
  /** The search among players who are not in the team yet. */
  picker: PlayerPickerMultiProps
  /** Sends the invitations to the chosen ones. */
  onSend: () => void | Promise<void>
  /** Whether the invitations are being sent; the dialog stays open. */
  sending?: boolean | undefined
  /** Name of the team, for the sentence above the form. */
  teamName?: string | undefined
}

/**
 * Dialog that searches, selects and invites players to a team. At least one player is needed; the caller closes the
 * dialog when they are invited. The list has the keys of `PlayerPicker`.
 */
export function InviteDialog(props: InviteDialogProps) {
  const { open, onOpenChange, picker, onSend, sending = false, teamName, className, ...rest } = props
  const searchDialog = useSearchDialog()
  const change = (next: boolean) => {
    if (next || !sending) onOpenChange(next)
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Content
        {...searchDialog}
        {...rest}
        className={clsx(dialog.root, styles.root, className)}
        data-sending={sending || undefined}
        maxWidth="520px"
      >
        <div className={dialog.head}>
          <Dialog.Title className={dialog.title ?? ''}>Convidar jogadores</Dialog.Title>
          <IconButton label="Fechar" disabled={sending} onClick={() => change(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <Dialog.Description className={clsx(dialog.description, styles.description)}>
          {inviteDialogTexts.description(teamName)}
        </Dialog.Description>
        <PlayerPicker {...picker} />
        <div className={dialog.footer}>
          <Button size="large" disabled={sending} onClick={() => change(false)}>
            Cancelar
          </Button>
          <Button
            size="large"
            variant="primary"
            disabled={picker.value.length === 0}
            loading={sending}
            loadingLabel="Enviando..."
            onClick={() => void onSend()}
          >
            {inviteDialogTexts.send(picker.value.length)}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
