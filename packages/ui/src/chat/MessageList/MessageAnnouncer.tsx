'use client'

import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../chat.ts'
import type { MessageListTexts } from './message-list-texts.ts'

interface MessageAnnouncerProps {
  messages: readonly ChatMessage[]
  ready: boolean
  labels: MessageListTexts
}

interface PreviousMessages {
  ids: ReadonlySet<string>
  failed: ReadonlySet<string>
}

/**
 * Says each message of others that arrives while the list is open, of several at once how many, and that one of the user's could
 * not be sent.
 */
export function MessageAnnouncer({ messages, ready, labels }: MessageAnnouncerProps) {
  const known = useRef<PreviousMessages | null>(null)
  const [arrived, setArrived] = useState<readonly ChatMessage[]>([])
  // `turn` is used as key: the same text in a new element is announced again.
  const [lost, setLost] = useState({ turn: 0, now: false })
  useEffect(() => {
    if (!ready) return
    const before = known.current
    const failed = messages.filter(({ isOwn, state }) => isOwn && state === 'failed').map(({ id }) => id)
    known.current = { ids: new Set(messages.map(({ id }) => id)), failed: new Set(failed) }
    if (before === null) return
    // Older messages are inserted above the known ones.
    const last = messages.findLastIndex(({ id }) => before.ids.has(id))
    const fresh = messages.slice(last + 1).filter(({ isOwn }) => !isOwn)
    if (fresh.length > 0) setArrived(fresh)
    const anew = failed.some((id) => !before.failed.has(id))
    if (anew) setLost(({ turn }) => ({ turn: turn + 1, now: true }))
    else if (failed.length === 0) setLost((was) => (was.now ? { ...was, now: false } : was))
  }, [messages, ready])
  const [first] = arrived
  return (
    <p className="cv-hidden" aria-live="polite">
      {/* Keyed by message: the same text for another message is announced again. */}
      {first && (
        <span key={first.id}>
          {arrived.length === 1 ? labels.arrival(first) : labels.unread(arrived.length)}
        </span>
      )}
      {lost.now && <span key={lost.turn}>{labels.failed}</span>}
    </p>
  )
}
