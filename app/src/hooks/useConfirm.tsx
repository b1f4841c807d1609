import { ConfirmDialog } from '@convoca/ui'
import type { ConfirmDialogProps } from '@convoca/ui'
import { useState } from 'react'

interface Question extends Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel'> {
  onConfirm: () => Promise<unknown>
}

/** A dialog that asks before something is done, and stays open with `isPending` until it is. */
export function useConfirm(isPending: boolean) {
  // Kept after closing, because the dialog fades out with its text.
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)

  function confirm(next: Question) {
    setQuestion(next)
    setOpen(true)
  }

  const dialog = question && (
    <ConfirmDialog
      {...question}
      open={open}
      onOpenChange={setOpen}
      // "Cancelar" beside "Cancelar convite" would be ambiguous.
      texts={{ cancel: 'Voltar' }}
      loading={isPending}
      onConfirm={() => void question.onConfirm().then(() => setOpen(false))}
    />
  )
  return { confirm, dialog }
}
