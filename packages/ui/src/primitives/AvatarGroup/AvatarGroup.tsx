'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { Avatar, type AvatarSize, type AvatarTexts } from '../Avatar/Avatar.tsx'
import { useTexts } from '../useTexts/useTexts.ts'
import styles from './AvatarGroup.module.css'

export interface AvatarPerson {
  id: string
  name?: string | null | undefined
  src?: string | null | undefined
}

export const avatarGroupTexts = {
  /** Name of the "+N" bubble. */
  more: (count: number) => `e mais ${count}`,
}

export type AvatarGroupTexts = typeof avatarGroupTexts & { avatar?: Partial<AvatarTexts> }

export type AvatarGroupProps = HTMLAttributes<HTMLUListElement> & {
  /** Everybody; the first ones are drawn. */
  people: readonly AvatarPerson[]
  /** Maximum number of pictures. Default 5. */
  max?: number | undefined
  /** Total number of people, if `people` has only the first of them. Default `people.length`. */
  total?: number | undefined
  /** Default `s`. */
  size?: AvatarSize | undefined
  texts?: Partial<AvatarGroupTexts> | undefined
  ref?: Ref<HTMLUListElement>
}

/**
 * Overlapping pictures of the first few people of a group, then "+N". If each person is to be opened, list them
 * instead.
 */
export function AvatarGroup({
  people,
  max = 5,
  total = people.length,
  size = 's',
  texts,
  className,
  ...rest
}: AvatarGroupProps) {
  const labels = useTexts<AvatarGroupTexts>('AvatarGroup', avatarGroupTexts, texts)
  const shown = people.slice(0, max)
  const left = total - shown.length
  return (
    <ul {...rest} className={clsx(styles.group, className)} data-size={size}>
      {shown.map((person) => (
        <li key={person.id}>
          <Avatar {...person} size={size} texts={labels.avatar} />
        </li>
      ))}
      {left > 0 && (
        <li>
          <span className={styles.more} role="img" aria-label={labels.more(left)}>
            {`+${left}`}
          </span>
        </li>
      )}
    </ul>
  )
}
