import type { Virtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useRef } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import type { ChatMessage } from '../chat.ts'
import { messageEntry, type Conversation, type MessageEntry } from '../entries.ts'
import type { MessageActions } from '../MessageBubble/message-actions.ts'
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx'
import { Arrivals } from './Arrivals.tsx'
import { messageListTexts, type MessageListTexts } from './message-list-texts.ts'
import { useNow, useReaderClock } from '../../primitives/reader-clock/index.ts'
import { OlderFailed } from './OlderFailed.tsx'
import { useFirstUnread } from './useFirstUnread.ts'
import { useMessageRows } from './useMessageRows.ts'
import { usePlayingRow } from './usePlayingRow.ts'
import styles from './MessageList.module.css'

export type MessageListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  MessageActions & {
    /** Oldest first. */
    messages: readonly ChatMessage[]
    /** Default `ready`. */
    status?: 'loading' | 'ready' | 'error' | undefined
    /** How many of the last ones were unread when the conversation was opened: the line stands above them. */
    unreadCount?: number | undefined
    /** There are older ones to load. Default false. */
    hasOlder?: boolean | undefined
    /** Older ones are on their way. Default false. */
    loadingOlder?: boolean | undefined
    /** The last try at older ones failed: says so above the oldest, with *Tentar de novo*. Default false. */
    olderFailed?: boolean | undefined
    /** Asked once for each oldest message: near it, or where the messages leave room. After a failure, by the reader. */
    onLoadOlder?: (() => void) | undefined
    /** Loads the messages again after an error; without it there is no button. */
    onRetryLoad?: (() => void) | undefined
    /** For Hoje and Ontem; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<MessageListTexts> | undefined
  }

/**
 * The messages of a conversation; renders only those in view. MUST keep the reading place while older ones load, follow
 * new ones only when the reader is at the end, and tell a screen reader only of messages that arrive or fail.
 */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    status = 'ready',
    unreadCount = 0,
    hasOlder = false,
    loadingOlder = false,
    olderFailed = false,
    ...more
  } = props
  const { onLoadOlder, onRetryLoad, now, texts, className, ...rest } = more
  const { onRetry, onReact, onEdit, onRemove, ...root } = rest
  const words = { ...messageListTexts, ...texts }
  const ready = status === 'ready'
  const firstUnread = useFirstUnread(messages, unreadCount)
  const clock = useReaderClock()
  const conversation = { messages, unreadCount, firstUnread, now: useNow(now), clock, dates: words.dates }
  const box = useRef<HTMLDivElement>(null)
  const { playing, ...onPlaying } = usePlayingRow(messages)
  const older = { hasOlder: ready && hasOlder && !loadingOlder && !olderFailed, onLoadOlder }
  const list = useMessageRows(box, { ...conversation, playing, ...older })
  return (
    <div {...root} className={clsx(styles.root, className)} data-status={status}>
      <div
        ref={box}
        className={styles.scroll}
        role="log"
        aria-label={words.label}
        // Scrolling renders messages too: what arrives is told apart, below.
        aria-live="off"
        aria-busy={status === 'loading' || loadingOlder}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        onScroll={list.onScroll}
        {...onPlaying}
      >
        <InsteadOfRows {...{ status, onRetryLoad, words }} empty={messages.length === 0} />
        {ready && loadingOlder && <p className={styles.older}>{words.loading}</p>}
        {ready && olderFailed && !loadingOlder && <OlderFailed {...{ box, onLoadOlder, words }} />}
        {ready && (
          <Rows
            rows={list.rows}
            conversation={conversation}
            words={words}
            {...{ onRetry, onReact, onEdit, onRemove }}
          />
        )}
      </div>
      {!list.atEnd && ready && (
        <button type="button" className={styles.toEnd} aria-label={words.toEnd} onClick={list.toEnd}>
          <ArrowDown aria-hidden="true" />
        </button>
      )}
      <Arrivals {...{ messages, ready, words }} />
    </div>
  )
}

type InsteadOfRowsProps = Pick<MessageListProps, 'status' | 'onRetryLoad'> & {
  empty: boolean
  words: MessageListTexts
}

function InsteadOfRows({ status, empty, onRetryLoad, words }: InsteadOfRowsProps) {
  if (status === 'error')
    return <ErrorState title={words.errorTitle} onRetry={onRetryLoad} texts={words.errorState} />
  if (status === 'loading') return <p className={styles.note}>{words.loading}</p>
  return empty ? <EmptyState title={words.empty} description={words.emptyHint} /> : null
}

type RowsProps = MessageActions & {
  rows: Virtualizer<HTMLDivElement, Element>
  conversation: Conversation
  words: MessageListTexts
}

function Rows({ rows, conversation, words, ...actions }: RowsProps) {
  return (
    <div className={styles.rows} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start, key }) => {
        const entry = messageEntry(conversation, index)
        return (
          entry && (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Separators entry={entry} words={words} />
              <MessageBubble
                message={entry.message}
                closesRun={entry.closesRun}
                texts={words.messageBubble}
                {...actions}
              />
            </div>
          )
        )
      })}
    </div>
  )
}

function Separators({ entry, words }: { entry: MessageEntry; words: MessageListTexts }) {
  return (
    <>
      {entry.day !== undefined && <p className={styles.day}>{entry.day}</p>}
      {entry.unread !== undefined && <p className={styles.unread}>{words.unread(entry.unread)}</p>}
    </>
  )
}
