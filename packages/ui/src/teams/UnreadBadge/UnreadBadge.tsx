'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './UnreadBadge.module.css'

export const unreadBadgeTexts = {
  /** Read by screen readers, e.g. "3 não lidos". */
  unread: (count: number): string => (count === 1 ? '1 não lido' : `${count} não lidos`),
  /** Shown above the limit. */
  over: (limit: number) => `${limit}+`,
}

export type UnreadBadgeTexts = typeof unreadBadgeTexts

export type UnreadBadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** How many; with none nothing is drawn. */
  count: number
  /** Largest number shown as it is. Default 99. */
  limit?: number | undefined
  texts?: Partial<UnreadBadgeTexts> | undefined
}

/**
 * Number of unread items beside a title; `Tabs` have a `count` of their own. must stay mounted at 0: it is a polite
 * live region.
 */
export function UnreadBadge({ count, limit = 99, texts, className, ...rest }: UnreadBadgeProps) {
  const labels = useTexts('UnreadBadge', unreadBadgeTexts, texts)
  return (
    <span
      role="status"
      {...rest}
      className={clsx(styles.badge, className)}
      data-count={count === 0 ? 'none' : 'some'}
    >
      {count > 0 && (
        <>
          <span aria-hidden="true">{count > limit ? labels.over(limit) : count}</span>
          <span className="cv-hidden">{labels.unread(count)}</span>
        </>
      )}
    </span>
  )
}
