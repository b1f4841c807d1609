import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/index.ts'
import type { ChatSender } from '../chat.ts'
import styles from './TypingIndicator.module.css'

export type TypingIndicatorTexts = {
  /** `names` is empty in a conversation of two. */
  typing: (names: readonly string[]) => string
}

export const typingIndicatorTexts: TypingIndicatorTexts = {
  typing: (names) => {
    const [first, second] = names
    if (first === undefined) return 'digitando...'
    if (second === undefined) return `${first} está digitando...`
    return names.length === 2
      ? `${first} e ${second} estão digitando...`
      : `${first} e mais ${names.length - 1} estão digitando...`
  },
}

export type TypingIndicatorProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Who is typing now; nobody shows nothing, and the place stays. */
  people: readonly ChatSender[]
  /** Says the names: more than two are in the conversation. Default false. */
  named?: boolean | undefined
  texts?: Partial<TypingIndicatorTexts> | undefined
}

/** "digitando...". Not announced: it would interrupt the reading of messages. */
export function TypingIndicator({ people, named = false, texts, className, ...rest }: TypingIndicatorProps) {
  const words = { ...typingIndicatorTexts, ...texts }
  const first = people[0]
  return (
    <div {...rest} className={clsx(styles.root, className)} data-typing={people.length > 0 || undefined}>
      {first && (
        <>
          <Avatar
            className={styles.face}
            id={first.id}
            name={first.name}
            src={first.avatar}
            size="xs"
            decorative
          />
          <span className={styles.text}>{words.typing(named ? people.map(({ name }) => name) : [])}</span>
        </>
      )}
    </div>
  )
}
