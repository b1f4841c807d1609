'use client'

import type { Virtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useMemo, useState, type SyntheticEvent } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import type { ChatMessage } from '../chat.ts'
import {
  buildMessageEntry,
  type Conversation,
  type MessageEntry,
  findFirstUnread,
} from '../message-entries.ts'
import type { MessageActions } from '../MessageBubble/message-actions.ts'
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx'
import { MessageAnnouncer } from './MessageAnnouncer.tsx'
import { messageListTexts, type MessageListTexts } from './message-list-texts.ts'
import { OlderMessagesError } from './OlderMessagesError.tsx'
import { useMessageRows } from './useMessageRows.ts'
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
 * Index of the first unread message. It stays at the same message while others arrive: `unreadCount` counts back from
 * the last message at the time when it changed.
 */
function useFirstUnread(messages: readonly ChatMessage[], unreadCount: number): number {
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

/** The number of messages of others that have come since the reader has left the end. */
function useNews(messages: readonly ChatMessage[], atEnd: boolean): number {
  const newest = messages.at(-1)?.id
  const [seen, setSeen] = useState(newest)
  if (atEnd && seen !== newest) setSeen(newest)
  if (atEnd) return 0
  const last = messages.findLastIndex(({ id }) => id === seen)
  return last < 0 ? 0 : messages.slice(last + 1).filter(({ isOwn }) => !isOwn).length
}

/** The row that plays a voice note; one at a time. Spread the handlers on the container of the rows. */
function usePlayingRow(messages: readonly ChatMessage[]) {
  const [id, setId] = useState<string>()
  const sound = useRef<HTMLMediaElement | null>(null)
  const handleEnd = ({ target }: SyntheticEvent) => {
    if (target === sound.current) setId(undefined)
  }
  return {
    playing: id === undefined ? -1 : messages.findIndex((message) => message.id === id),
    onPlayCapture: ({ target }: SyntheticEvent) => {
      if (!(target instanceof HTMLMediaElement)) return
      if (target !== sound.current) sound.current?.pause()
      sound.current = target
      setId(messages[Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'])]?.id)
    },
    onPauseCapture: handleEnd,
    onEndedCapture: handleEnd,
  }
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
