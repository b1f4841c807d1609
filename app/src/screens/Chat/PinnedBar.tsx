import { Button, IconButton } from '@convoca/ui'
import { Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { pinAtom, pinsAtom } from '../../atoms/chat/messages.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { useMask } from './useMask.ts'
import styles from './ChatScreen.module.css'

interface PinnedBarProps {
  conversationId: string
  canUnpin: boolean
  onOpen: (messageId: string) => void
}

/** The pinned messages of a conversation, one at a time: a press shows it, and the bar the next one. */
export function PinnedBar({ conversationId, canUnpin, onOpen }: PinnedBarProps) {
  const pins = useQueryAtom(pinsAtom, conversationId).data ?? []
  const pin = useWrite(pinAtom)
  const mask = useMask()
  const [place, setPlace] = useState(0)
  const index = pins.length === 0 ? 0 : place % pins.length
  const shown = pins[index]
  if (shown === undefined) return null
  return (
    <section className={styles.pinned} aria-label="Mensagens fixadas">
      <Pin aria-hidden size={16} />
      <p className={styles.pinnedText}>
        <strong>{pins.length === 1 ? 'Fixada:' : `Fixada ${index + 1} de ${pins.length}:`}</strong>
        <span>{` ${mask(shown.content) || 'Anexo'}`}</span>
      </p>
      <Button
        size="small"
        variant="ghost"
        onClick={() => {
          onOpen(shown.id)
          setPlace(index + 1)
        }}
      >
        Ver mensagem
      </Button>
      {canUnpin && (
        <IconButton
          size="small"
          label="Desafixar"
          onClick={() => void pin.run({ id: shown.id, isPinned: false })}
        >
          <PinOff aria-hidden />
        </IconButton>
      )}
    </section>
  )
}
