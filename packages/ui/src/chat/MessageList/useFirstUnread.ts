'use client'

import { useMemo, useState } from 'react'
import type { ChatMessage } from '../chat.ts'
import { findFirstUnread } from '../message-entries.ts'

/**
 * Index of the first unread message. It stays at the same message while others arrive: `unreadCount` counts back from
 * the last message at the time when it changed.
 */
export function useFirstUnread(messages: readonly ChatMessage[], unreadCount: number): number {
  const [counted, setCounted] = useState<{ unreadCount: number; last: string | undefined }>()
  const known = counted?.unreadCount === unreadCount ? counted.last : undefined
  let last = known === undefined ? -1 : messages.findLastIndex(({ id }) => id === known)
  if (last < 0) {
    // Own ones change their id when the server knows them.
    last = messages.findLastIndex(({ isOwn }) => !isOwn)
    const now = { unreadCount, last: messages[last]?.id }
    if (now.unreadCount !== counted?.unreadCount || now.last !== counted.last) setCounted(now)
  }
  return useMemo(() => findFirstUnread(messages, unreadCount, last), [messages, unreadCount, last])
}
