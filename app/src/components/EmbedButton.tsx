import { Button } from '@convoca/ui'
import { useState } from 'react'
import { lazyPart } from '../hooks/lazy-part.ts'
import type { EmbedSubject } from './EmbedBuilder/EmbedDialog.tsx'

/** Its chunk loads when it is opened. */
const { Part: EmbedDialog } = lazyPart(() =>
  import('./EmbedBuilder/EmbedDialog.tsx').then((loaded) => loaded.EmbedDialog),
)

/** *Incorporar*: opens the code for other sites. */
export function EmbedButton({ subject }: { subject: EmbedSubject }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Incorporar
      </Button>
      {isOpen && <EmbedDialog isUsed onFailure={close} onClose={close} subject={subject} />}
    </>
  )
}
