'use client'

import { useState } from 'react'
import type { ChatMessage } from '../chat.ts'

/** How many messages of others have come since the reader has left the end. */
export function useNews(messages: readonly ChatMessage[], atEnd: boolean): number {
  const newest = messages.at(-1)?.id
  const [seen, setSeen] = useState(newest)
  if (atEnd && seen !== newest) setSeen(newest)
  if (atEnd) return 0
  const last = messages.findLastIndex(({ id }) => id === seen)
  return last < 0 ? 0 : messages.slice(last + 1).filter(({ isOwn }) => !isOwn).length
}
