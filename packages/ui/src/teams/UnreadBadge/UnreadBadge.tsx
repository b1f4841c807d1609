'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import styles from './UnreadBadge.module.css'

export type UnreadBadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The number to show; with none nothing is drawn. */
  count: number
  /** Largest number shown as it is. Default 99. */
  limit?: number | undefined
}

/**
 * Number of unread items beside a title; `Tabs` have a `count` of their own. must stay mounted at 0: it is a polite
 * live region.
 */
export function UnreadBadge({ count, limit = 99, className, ...rest }: UnreadBadgeProps) {
  return (
    <span
      role="status"
      {...rest}
      className={clsx(styles.badge, className)}
      data-count={count === 0 ? 'none' : 'some'}
    >
      {count > 0 && (
        <>
          <span aria-hidden="true">{count > limit ? `${limit}+` : count}</span>
          <span className="cv-hidden">{count === 1 ? '1 não lido' : `${count} não lidos`}</span>
        </>
      )}
    </span>
  )
}
