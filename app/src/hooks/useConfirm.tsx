import { useState } from 'react'
import type { Question } from './ConfirmQuestion.tsx'
import { lazyPart } from './lazy-part.ts'

const { Part: ConfirmQuestion } = lazyPart(() =>
  import('./ConfirmQuestion.tsx').then((loaded) => loaded.ConfirmQuestion),
)

/** A dialog that asks before something is done, and stays open with `isPending` until it is. */
export function useConfirm(isPending: boolean) {
  // Kept after closing, because the dialog fades out with its text.
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)

  function confirm(next: Question) {
    setQuestion(next)
    setOpen(true)
  }

  const dialog = (
    <ConfirmQuestion
      isUsed={open}
      onFailure={() => setOpen(false)}
      question={question}
      open={open}
      onOpenChange={setOpen}
      isPending={isPending}
    />
  )
  return { confirm, dialog }
}
