'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import {
  PlayerPicker,
  type PlayerPickerMultiProps,
  type PlayerPickerSingleProps,
} from '../../players/PlayerPicker/PlayerPicker.tsx'
import type { PlayerPickerTexts } from '../../players/PlayerPicker/player-picker-texts.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useSearchDialog } from '../../primitives/SearchInput/useSearchDialog.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './NewChatDialog.module.css'

export const newChatDialogTexts = {
  title: 'Novo Chat',
  description: 'Escolha com quem você quer conversar.',
  cancel: 'Cancelar',
  start: 'Conversar',
  starting: 'Abrindo...',
}

export type NewChatDialogTexts = typeof newChatDialogTexts & { playerPicker?: Partial<PlayerPickerTexts> }

export type NewChatDialogProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Whether it is shown. Controlled. */
  open: boolean
  /** Called when a button, Escape or a click outside opens or closes it. */
  onOpenChange: (open: boolean) => void
  /** The search among players: several make it a group. */
  picker: Omit<PlayerPickerSingleProps, 'ref'> | Omit<PlayerPickerMultiProps, 'ref'>
  /** Below the picker, such as the name of a group. */
  children?: ReactNode
  /** Called with a player chosen; the caller closes the dialog afterwards. */
  onStart: () => void
  /** The conversation is being made: the dialog stays. */
  starting?: boolean | undefined
  texts?: Partial<NewChatDialogTexts> | undefined
}

/**
 * Dialog that picks the player to start a conversation with, or several for a group; to invite players to a team use `InviteDialog`. The
 * confirm button stays disabled until a player is chosen. Escape clears the search first, then closes; the list has
 * the keys of `PlayerPicker`.
 */
export function NewChatDialog(props: NewChatDialogProps) {
  const { open, onOpenChange, picker, onStart, starting = false, ...more } = props
  const { texts, className, children, ...rest } = more
  const labels = useTexts<NewChatDialogTexts>('NewChatDialog', newChatDialogTexts, texts)
  const searchDialog = useSearchDialog()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (starting && !next ? undefined : onOpenChange(next))}>
      <Dialog.Content
        maxWidth="480px"
        {...searchDialog}
        {...rest}
        className={clsx(styles.dialog, className)}
        data-starting={starting || undefined}
      >
        <Dialog.Title className={styles.title}>{labels.title}</Dialog.Title>
        <Dialog.Description className={styles.description}>{labels.description}</Dialog.Description>
        <PlayerPicker {...picker} texts={{ ...labels.playerPicker, ...picker.texts }} />
        {wrapText(children)}
        <div className={styles.actions}>
          <Dialog.Close>
            <Button disabled={starting}>{labels.cancel}</Button>
          </Dialog.Close>
          <Button
            variant="primary"
            disabled={picker.mode === 'multi' ? picker.value.length === 0 : picker.value === null}
            loading={starting}
            loadingLabel={labels.starting}
            onClick={onStart}
          >
            {labels.start}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
