import { Button } from '@convoca/ui'
import { useState } from 'react'
import { lazyPart } from '../hooks/lazy-part.ts'

/** Its chunk loads when it is opened. */
const { Part: EmbedDialog } = lazyPart(() =>
  import('./EmbedBuilder/EmbedDialog.tsx').then((loaded) => loaded.EmbedDialog),
)

interface EmbedButtonProps {
  team: { team_tag: string; entity: { name: string; primary_color: string } }
}

/** *Incorporar*: opens the code for other sites. */
export function EmbedButton({ team: { team_tag: tag, entity } }: EmbedButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Incorporar
      </Button>
      {isOpen && (
        <EmbedDialog
          isUsed
          onFailure={close}
          onClose={close}
          team={{ name: entity.name, tag, color: entity.primary_color }}
        />
      )}
    </>
  )
}
