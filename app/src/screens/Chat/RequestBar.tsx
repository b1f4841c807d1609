import { Button } from '@convoca/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { answerRequestAtom, blockAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import styles from './ThreadBar.module.css'

interface RequestBarProps {
  conversation: Conversation
  /** It was refused, or the sender blocked. */
  onRefused: () => void
}

const reasons = {
  person: 'quer falar com você e não é do seu time. Responder também aceita.',
  group: 'quer você de volta: você saiu deste grupo. Escrever também aceita.',
}

/**
 * The answers to the message of a stranger, or to a group that the user had left; writing accepts
 * it, too.
 */
export function RequestBar({ conversation: { id, name, members, isGroup }, onRefused }: RequestBarProps) {
  const answer = useWrite(answerRequestAtom)
  const block = useWrite(blockAtom)
  const bar = useRef<HTMLElement>(null)
  useComposerAfter(bar)
  const [other] = members
  // The pressed button keeps the focus meanwhile; the others are disabled.
  const [pending, setPending] = useState<'accept' | 'refuse' | 'block'>()
  const run = async (action: 'accept' | 'refuse' | 'block', decide: () => Promise<unknown>) => {
    setPending(action)
    await decide()
    setPending(undefined)
  }
  const accept = () => answer.run({ id, isAccepted: true })
  const refuse = async () => {
    if (await answer.run({ id, isAccepted: false })) onRefused()
  }
  const refuseForGood = async () => {
    if (other && (await block.run(other.id))) await refuse()
  }
  return (
    <section ref={bar} className={styles.bar} aria-label="Pedido de mensagem">
      <p className={styles.text}>
        <strong>{name}</strong> <span>{isGroup ? reasons.group : reasons.person}</span>
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="primary"
          loading={pending === 'accept'}
          disabled={pending !== undefined && pending !== 'accept'}
          onClick={() => void run('accept', accept)}
        >
          Aceitar
        </Button>
        <Button
          size="small"
          loading={pending === 'refuse'}
          disabled={pending !== undefined && pending !== 'refuse'}
          onClick={() => void run('refuse', refuse)}
        >
          Recusar
        </Button>
        {!isGroup && (
          <Button
            size="small"
            variant="ghost"
            loading={pending === 'block'}
            disabled={pending !== undefined && pending !== 'block'}
            onClick={() => void run('block', refuseForGood)}
          >
            Bloquear
          </Button>
        )}
      </div>
    </section>
  )
}

/** Once a request is answered its buttons are gone, and writing can begin: the focus moves on to the text field. */
function useComposerAfter(bar: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const leaving = bar.current
    const conversation = leaving?.parentElement?.closest('section')
    return () => {
      if (leaving?.contains(document.activeElement)) conversation?.querySelector('textarea')?.focus()
    }
  }, [bar])
}
