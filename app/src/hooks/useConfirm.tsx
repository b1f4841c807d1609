import { ConfirmDialog } from '@convoca/ui'
import type { ConfirmDialogProps } from '@convoca/ui'
import { useState } from 'react'

interface Question extends Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel'> {
  act: () => Promise<unknown>
}

/** Asks before something is ended, such as an invitation; the dialog stays until the act is done. */
export function useConfirm() {
  // Kept when it is closed: the words stay while the dialog leaves.
  const [asked, setAsked] = useState<Question>()
  const [open, setOpen] = useState(false)
  const [running, setRunning] = useState(false)

  function ask(question: Question) {
    setAsked(question)
    setOpen(true)
  }

  async function confirm(act: Question['act']) {
    setRunning(true)
    await act()
    setRunning(false)
    setOpen(false)
  }

  if (!asked) return { ask, question: null }
  const { act, ...words } = asked
  const question = (
    <ConfirmDialog
      {...words}
      open={open}
      onOpenChange={setOpen}
      // "Cancelar" beside "Cancelar convite" would say both.
      texts={{ cancel: 'Voltar' }}
      loading={running}
      onConfirm={() => void confirm(act)}
    />
  )
  return { ask, question }
}
