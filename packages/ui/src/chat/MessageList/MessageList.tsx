import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import type { ChatMessage } from '../chat.ts'
import { firstUnreadPlace, messageEntry, type Conversation, type MessageEntry } from '../entries.ts'
import type { MessageActions } from '../MessageBubble/messageActions.ts'
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx'
import { messageListTexts, type MessageListTexts } from './messageListTexts.ts'
import { useNow, useReaderClock } from '../../primitives/readerClock/index.ts'
import styles from './MessageList.module.css'

/** Nearer to the oldest message than this, older ones are asked for; px. */
const REACH = 200
/** Within this distance the reader counts as being at the end, and new messages are followed; px. */
const AT_END = 40

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
    /** Asked once for each oldest message. */
    onLoadOlder?: (() => void) | undefined
    /** Loads the messages again after an error; without it there is no button. */
    onRetryLoad?: (() => void) | undefined
    /** For Hoje and Ontem; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<MessageListTexts> | undefined
  }

/**
 * The messages of a conversation; renders only those in view. MUST keep the reading place while older ones load, follow
 * new ones only when the reader is at the end, and tell a screen reader only of messages that arrive.
 */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    status = 'ready',
    unreadCount = 0,
    hasOlder = false,
    loadingOlder = false,
    ...more
  } = props
  const { onLoadOlder, onRetryLoad, now, texts, className, ...rest } = more
  const { onRetry, onReact, onEdit, onRemove, ...root } = rest
  const words = { ...messageListTexts, ...texts }
  const firstUnread = useMemo(() => firstUnreadPlace(messages, unreadCount), [messages, unreadCount])
  const clock = useReaderClock()
  const conversation = { messages, unreadCount, firstUnread, now: useNow(now), clock, dates: words.dates }
  const box = useRef<HTMLDivElement>(null)
  const list = useMessageRows(box, conversation, { hasOlder, loadingOlder, onLoadOlder })
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
      >
        <InsteadOfRows {...{ status, onRetryLoad, words }} empty={messages.length === 0} />
        {status === 'ready' && loadingOlder && <p className={styles.older}>{words.loading}</p>}
        {status === 'ready' && (
          <Rows
            rows={list.rows}
            conversation={conversation}
            words={words}
            {...{ onRetry, onReact, onEdit, onRemove }}
          />
        )}
      </div>
      {!list.atEnd && status === 'ready' && (
        <button type="button" className={styles.toEnd} aria-label={words.toEnd} onClick={list.toEnd}>
          <ArrowDown aria-hidden="true" />
        </button>
      )}
      <Arrivals messages={messages} ready={status === 'ready'} words={words} />
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

type Older = Pick<MessageListProps, 'hasOlder' | 'loadingOlder' | 'onLoadOlder'>

/** The rows in view: held at the end while the reader is there, else at the message being read. */
function useMessageRows(
  box: { current: HTMLDivElement | null },
  { messages, firstUnread }: Conversation,
  { hasOlder = false, loadingOlder = false, onLoadOlder }: Older,
) {
  const [atEnd, setAtEnd] = useState(true)
  const asked = useRef<string | undefined>(undefined)
  const placed = useRef(false)
  const oldest = messages[0]?.id
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => 64,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    initialRect: { width: 384, height: 440 },
    useFlushSync: false,
  })
  // Whatever changes its height above the place being read must not move it, e.g. a day's name that goes to an older message.
  rows.shouldAdjustScrollPositionOnItemSizeChange = (item, _delta, { scrollOffset }) =>
    item.start <= (scrollOffset ?? 0)
  useLayoutEffect(() => {
    if (placed.current || messages.length === 0) return
    placed.current = true
    // The end, unless there is more to read than fits.
    if (firstUnread < 0) rows.scrollToEnd()
    else rows.scrollToIndex(firstUnread, { align: 'start' })
  }, [messages.length, firstUnread, rows])

  const onScroll = () => {
    const element = box.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    setAtEnd(scrollHeight - scrollTop - clientHeight <= AT_END)
    const near = scrollTop < REACH && scrollHeight > clientHeight
    if (!near || !hasOlder || loadingOlder || asked.current === oldest) return
    asked.current = oldest
    onLoadOlder?.()
  }
  return { rows, atEnd, onScroll, toEnd: () => rows.scrollToEnd() }
}

function Separators({ entry, words }: { entry: MessageEntry; words: MessageListTexts }) {
  return (
    <>
      {entry.day !== undefined && <p className={styles.day}>{entry.day}</p>}
      {entry.unread !== undefined && <p className={styles.unread}>{words.unread(entry.unread)}</p>}
    </>
  )
}

type ArrivalsProps = { messages: readonly ChatMessage[]; ready: boolean; words: MessageListTexts }

/** Says each message of others that arrives while the list is open; of several at once, how many. */
function Arrivals({ messages, ready, words }: ArrivalsProps) {
  const known = useRef<ReadonlySet<string> | null>(null)
  const [arrived, setArrived] = useState<readonly ChatMessage[]>([])
  useEffect(() => {
    if (!ready) return
    const before = known.current
    known.current = new Set(messages.map(({ id }) => id))
    if (before === null) return
    // Older ones that load stand above those known.
    const last = messages.findLastIndex(({ id }) => before.has(id))
    const fresh = messages.slice(last + 1).filter(({ isOwn }) => !isOwn)
    if (fresh.length > 0) setArrived(fresh)
  }, [messages, ready])
  const [first] = arrived
  return (
    <p className="cv-hidden" aria-live="polite">
      {/* By the first one's id: the same words are said again for another. */}
      {first && (
        <span key={first.id}>
          {arrived.length === 1 ? words.arrival(first) : words.unread(arrived.length)}
        </span>
      )}
    </p>
  )
}
