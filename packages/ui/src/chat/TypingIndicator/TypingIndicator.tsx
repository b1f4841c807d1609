'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { ChatSender } from '../chat.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './TypingIndicator.module.css'

export const typingIndicatorTexts = {
  /** Cut where they are long: at least one name. */
  names: ([first = '', ...others]: readonly string[]): string => {
    if (others.length === 0) return first
    return others.length === 1 ? `${first} e ${others[0]}` : `${first} e mais ${others.length}`
  },
  /** The activity of the people who type, never cut; of `count` named people, 0 in a conversation of two. */
  typing: (count: number): string => {
    if (count === 0) return 'digitando...'
    return count === 1 ? 'está digitando...' : 'estão digitando...'
  },
}

export type TypingIndicatorTexts = typeof typingIndicatorTexts

export type TypingIndicatorProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names of those who are typing now; an empty list renders nothing but keeps the height. */
  people: readonly ChatSender[]
  /** Says the names: more than two are in the conversation. Default false. */
  named?: boolean | undefined
  texts?: Partial<TypingIndicatorTexts> | undefined
}

/**
 * "digitando..." under the messages while others write. It is not announced, because it would interrupt a screen
 * reader reading messages, and it does not move under reduced motion.
 */
export function TypingIndicator({ people, named = false, texts, className, ...rest }: TypingIndicatorProps) {
  const labels = useTexts('TypingIndicator', typingIndicatorTexts, texts)
  const first = people[0]
  const names = named ? people.map(({ name }) => name) : []
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
          <span className={styles.text}>
            {names.length > 0 && <span className={styles.names}>{`${labels.names(names)} `}</span>}
            <span>{labels.typing(names.length)}</span>
          </span>
        </>
      )}
    </div>
  )
}
