'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { PlayerPicker, type PlayerPickerMultiProps } from '../../players/PlayerPicker/PlayerPicker.tsx'
import type { PlayerPickerTexts } from '../../players/PlayerPicker/player-picker-texts.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useSearchDialog } from '../../primitives/SearchInput/useSearchDialog.ts'
import dialog from '../dialog.module.css'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './InviteDialog.module.css'

export const inviteDialogTexts = {
  title: 'Convidar jogadores',
  description: (teamName: string | undefined): string =>
    teamName === undefined
      ? 'Cada jogador recebe uma notificação e decide se entra.'
      : `Cada jogador recebe uma notificação e decide se entra em ${teamName}.`,
  close: 'Fechar',
  cancel: 'Cancelar',
  send: (count: number): string => (count > 1 ? `Enviar ${count} convites` : 'Enviar convite'),
  sending: 'Enviando...',
}

export type InviteDialogTexts = typeof inviteDialogTexts & { playerPicker?: Partial<PlayerPickerTexts> }

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
  texts?: Partial<InviteDialogTexts> | undefined
}

/**
 * Dialog that searches, selects and invites players to a team. At least one player is needed; the caller closes the
 * dialog when they are invited. The list has the keys of `PlayerPicker`.
 */
export function InviteDialog(props: InviteDialogProps) {
  const { open, onOpenChange, picker, onSend, sending = false, teamName, texts, className, ...rest } = props
  const labels = useTexts<InviteDialogTexts>('InviteDialog', inviteDialogTexts, texts)
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
          <Dialog.Title className={dialog.title ?? ''}>{labels.title}</Dialog.Title>
          <IconButton label={labels.close} disabled={sending} onClick={() => change(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <Dialog.Description className={clsx(dialog.description, styles.description)}>
          {labels.description(teamName)}
        </Dialog.Description>
        <PlayerPicker {...picker} texts={{ ...labels.playerPicker, ...picker.texts }} />
        <div className={dialog.footer}>
          <Button size="large" disabled={sending} onClick={() => change(false)}>
            {labels.cancel}
          </Button>
          <Button
            size="large"
            variant="primary"
            disabled={picker.value.length === 0}
            loading={sending}
            loadingLabel={labels.sending}
            onClick={() => void onSend()}
          >
            {labels.send(picker.value.length)}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
