import { ConfirmDialog } from '@convoca/ui'
import type { ConfirmDialogProps } from '@convoca/ui'

export interface Question extends Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel'> {
  onConfirm: () => Promise<unknown>
}

export interface ConfirmQuestionProps {
  /** None before the first. */
  question: Question | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  isPending: boolean
}

/** The dialog of `useConfirm`, which closes once what was confirmed is done. */
export function ConfirmQuestion({ question, open, onOpenChange, isPending }: ConfirmQuestionProps) {
  if (!question) return null
  return (
    <ConfirmDialog
      {...question}
      open={open}
      onOpenChange={onOpenChange}
      // "Cancelar" beside "Cancelar convite" would be ambiguous.
      texts={{ cancel: 'Voltar' }}
      loading={isPending}
      onConfirm={() => void question.onConfirm().then(() => onOpenChange(false))}
    />
  )
}
