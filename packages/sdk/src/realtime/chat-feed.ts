import type { ChatEvent, Message, MessagePage } from './events.ts'
import { realtimeLimits } from './reconnect.ts'

/** A change of a conversation's messages. */
export type MessageEvent = Extract<ChatEvent, { kind: 'message' | 'edited' | 'deleted' }>

export interface ChatFeedOptions {
  /** Reads what has changed in a conversation after a change: `listMessages`. */
  listChanges: (query: { id: string; changedAfter: number }) => Promise<MessagePage>
  /** Called in the order of the changes, once for each; what was missed comes as `message`, as it is now. */
  onChange: (event: MessageEvent) => void
  /**
   * Called when a conversation can no longer be read, such as one that the user has left: it is no longer
   * followed.
   */
  onLost?: (conversationId: string, error: unknown) => void
}

export interface ChatFeed {
  /** An event of `connectChat`, of this or of another tab; returns false for one that is no change of a message. */
  receive(event: ChatEvent): boolean
  /**
   * Follows a conversation whose messages are known up to a change: 0, or the highest `change` of the newest page. Of
   * conversations that are not followed only what arrives live is delivered.
   */
  follow(conversationId: string, change: number): void
  unfollow(conversationId: string): void
  /** Reads what was missed; call it after every connection. */
  catchUp(): void
  /** Ends it. */
  close(): void
}

interface Position {
  /** Everything up to this change has been delivered. */
  known: number
  isReading: boolean
  /** The page may be older than events that came while it was read. */
  isStale: boolean
  retry: ReturnType<typeof setTimeout> | undefined
}

const toChange = (event: MessageEvent) => (event.kind === 'deleted' ? event.deleted : event.message)

const isMessageEvent = (event: ChatEvent): event is MessageEvent =>
  event.kind === 'message' || event.kind === 'edited' || event.kind === 'deleted'

/** Whether asking again cannot help: the conversation is gone, or the session. */
function isFinal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return status === 401 || status === 403 || status === 404
}

/** The conversations that are followed, and reads what is missing of them. */
function createReader({ listChanges, onChange, onLost }: ChatFeedOptions) {
  const positions = new Map<string, Position>()

  function deliverPage(position: Position, messages: readonly Message[]): void {
    for (const message of messages) {
      if (message.change <= position.known) continue
      position.known = message.change
      onChange({ kind: 'message', message })
    }
  }

  async function readAll(id: string, position: Position): Promise<void> {
    position.isReading = true
    try {
      let hasMore = true
      while (hasMore) {
        position.isStale = false
        const { data, nextCursor } = await listChanges({ id, changedAfter: position.known })
        if (positions.get(id) !== position) return
        deliverPage(position, data)
        hasMore = position.isStale || nextCursor !== null
      }
    } finally {
      position.isReading = false
    }
  }

  function forget(id: string): void {
    clearTimeout(positions.get(id)?.retry)
    positions.delete(id)
  }

  function read(id: string, position: Position): void {
    clearTimeout(position.retry)
    if (position.isReading) {
      position.isStale = true
      return
    }
    readAll(id, position).catch((error: unknown) => {
      if (positions.get(id) !== position) return
      if (isFinal(error)) {
        forget(id)
        onLost?.(id, error)
      } else position.retry = setTimeout(() => read(id, position), realtimeLimits.delay)
    })
  }

  return { positions, read, forget }
}

/**
 * Puts the events of a chat in order: those that come twice are dropped, and what is missing before one is read by
 * `changedAfter`, so that each change of a followed conversation arrives once and in order, whatever the network does.
 */
export function createChatFeed(options: ChatFeedOptions): ChatFeed {
  const { onChange } = options
  const { positions, read, forget } = createReader(options)
  return {
    receive(event) {
      if (!isMessageEvent(event)) return false
      const { conversationId, change } = toChange(event)
      const position = positions.get(conversationId)
      if (position === undefined) onChange(event)
      else if (change === position.known + 1 && !position.isReading) {
        position.known = change
        onChange(event)
      } else if (change > position.known) read(conversationId, position)
      return true
    },
    follow(id, change) {
      if (positions.has(id)) return
      const position = { known: change, isReading: false, isStale: false, retry: undefined }
      positions.set(id, position)
      read(id, position)
    },
    unfollow: forget,
    catchUp() {
      for (const [id, position] of positions) read(id, position)
    },
    close() {
      for (const id of positions.keys()) forget(id)
    },
  }
}
