'use client'

import type { Virtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useRef } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import type { ChatMessage } from '../chat.ts'
import { buildMessageEntry, type Conversation, type MessageEntry } from '../message-entries.ts'
import type { MessageActions } from '../MessageBubble/message-actions.ts'
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx'
import { MessageAnnouncer } from './MessageAnnouncer.tsx'
import { messageListTexts, type MessageListTexts } from './message-list-texts.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { OlderMessagesError } from './OlderMessagesError.tsx'
import { useFirstUnread } from './useFirstUnread.ts'
import { useNews } from './useNews.ts'
import { useMessageRows } from './useMessageRows.ts'
import { usePlayingRow } from './usePlayingRow.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './MessageList.module.css'

export type MessageListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  MessageActions & {
    /** Oldest first. */
    messages: readonly ChatMessage[]
    /** Default `ready`. */
    status?: 'loading' | 'ready' | 'error' | undefined
    /** Number of messages that were unread when the conversation was opened; the unread line is above them. */
    unreadCount?: number | undefined
    /** Whether older messages can be loaded. Default false. */
    hasOlder?: boolean | undefined
    /** Whether older messages are loading. Default false. */
    loadingOlder?: boolean | undefined
    /** Whether loading older messages failed; shown above the oldest with *Tentar de novo*. Default false. */
    olderFailed?: boolean | undefined
    /** Called once per oldest message: near the top of the list, or when the messages do not fill it. After a failure only by the retry button. */
    onLoadOlder?: (() => void) | undefined
    /** The message to show, by its id; a new object shows it again. */
    jump?: { id: string } | undefined
    /** Called by the retry button after an error; without it the button is not rendered. */
    onRetryLoad?: (() => void) | undefined
    /** Shows who has written what: more than two are in the conversation. Default false. */
    named?: boolean | undefined
    /** The current time, for "Hoje" and "Ontem". Default: the time of the render. */
    now?: Date | undefined
    texts?: Partial<MessageListTexts> | undefined
  }

/**
 * The messages of a conversation, virtualised. must keep the scroll position while older messages load, follow new
 * ones only when the user is at the end, and announce only messages that arrive or fail.
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
  const { onLoadOlder, onRetryLoad, named = false, now, texts, className, ...rest } = more
  const { onRetry, onReact, onReply, onEdit, onRemove, onOpenImage, onOpenQuote, ...others } = rest
  const { onPin, onReport, jump, ...root } = others
  const actions = { onRetry, onReact, onReply, onEdit, onRemove, onOpenImage, onOpenQuote, onPin, onReport }
  const labels = useTexts<MessageListTexts>('MessageList', messageListTexts, texts)
  const ready = status === 'ready'
  const firstUnread = useFirstUnread(messages, unreadCount)
  const dates = { now: useNow(now), inTimeZone: useTimeZone(), dates: labels.dates }
  const conversation = { messages, unreadCount, firstUnread, ...dates }
  const box = useRef<HTMLDivElement>(null)
  const { playing, ...onPlaying } = usePlayingRow(messages)
  const older = { hasOlder: ready && hasOlder && !loadingOlder && !olderFailed, onLoadOlder }
  const list = useMessageRows(box, { ...conversation, playing, jump, ...older })
  const news = useNews(messages, list.atEnd)
  return (
    <div {...root} className={clsx(styles.root, className)} data-status={status}>
      <div
        ref={box}
        className={styles.scroll}
        role="log"
        aria-label={labels.label}
        // Scrolling renders messages too, so new ones are announced in a region of their own.
        aria-live="off"
        aria-busy={status === 'loading' || loadingOlder}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        onScroll={list.onScroll}
        {...onPlaying}
      >
        <Placeholder {...{ status, onRetryLoad, labels }} empty={messages.length === 0} />
        {ready && loadingOlder && <p className={styles.older}>{labels.loading}</p>}
        {ready && olderFailed && !loadingOlder && <OlderMessagesError {...{ box, onLoadOlder, labels }} />}
        {ready && (
          <Rows
            rows={list.rows}
            conversation={conversation}
            labels={labels}
            named={named}
            found={jump?.id}
            {...actions}
          />
        )}
      </div>
      {!list.atEnd && ready && <ToEnd news={news} labels={labels} onPress={list.toEnd} />}
      <MessageAnnouncer {...{ messages, ready, labels }} />
    </div>
  )
}

interface ToEndProps {
  news: number
  labels: MessageListTexts
  onPress: () => void
}

/** Leads to the last message, and says how many have come since the reader has left the end. */
function ToEnd({ news, labels, onPress }: ToEndProps) {
  const text = news > 0 ? labels.news(news) : undefined
  return (
    <button
      type="button"
      className={styles.toEnd}
      aria-label={text ? undefined : labels.toEnd}
      data-news={text !== undefined || undefined}
      onClick={onPress}
    >
      {text && <span>{`${text} `}</span>}
      <ArrowDown aria-hidden="true" />
    </button>
  )
}

type PlaceholderProps = Pick<MessageListProps, 'status' | 'onRetryLoad'> & {
  empty: boolean
  labels: MessageListTexts
}

function Placeholder({ status, empty, onRetryLoad, labels }: PlaceholderProps) {
  if (status === 'error')
    return <ErrorState title={labels.errorTitle} onRetry={onRetryLoad} texts={labels.errorState} />
  if (status === 'loading') return <p className={styles.note}>{labels.loading}</p>
  return empty ? <EmptyState title={labels.empty} description={labels.emptyHint} /> : null
}

type RowsProps = MessageActions & {
  rows: Virtualizer<HTMLDivElement, Element>
  conversation: Conversation
  named: boolean
  /** The message that was jumped to. */
  found: string | undefined
  labels: MessageListTexts
}

function Rows({ rows, conversation, named, found, labels, ...actions }: RowsProps) {
  return (
    <div className={styles.rows} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start, key }) => {
        const entry = buildMessageEntry(conversation, index)
        return (
          entry && (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={styles.row}
              data-found={entry.message.id === found || undefined}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Separators entry={entry} labels={labels} />
              <MessageBubble
                message={entry.message}
                lastInGroup={entry.lastInGroup}
                firstInGroup={entry.firstInGroup}
                named={named}
                texts={labels.messageBubble}
                {...actions}
              />
            </div>
          )
        )
      })}
    </div>
  )
}

function Separators({ entry, labels }: { entry: MessageEntry; labels: MessageListTexts }) {
  return (
    <>
      {entry.day !== undefined && <p className={styles.day}>{entry.day}</p>}
      {entry.unread !== undefined && <p className={styles.unread}>{labels.unread(entry.unread)}</p>}
    </>
  )
}
