'use client'

import { clsx } from 'clsx'
import { Ban, CircleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { fullDate } from '../../notifications/dates/dates.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import type { ChatMessage } from '../chat.ts'
import { formatMessageTime } from '../message-entries.ts'
import type { MessageActions } from './message-actions.ts'
import { MessageTools } from './MessageTools.tsx'
import { MessageImages } from './MessageImages.tsx'
import { messageBubbleTexts, type MessageBubbleTexts } from './message-bubble-texts.ts'
import { VoiceNote } from './VoiceNote.tsx'
import { splitLinks } from './split-links.ts'
import styles from './MessageBubble.module.css'

export type MessageBubbleProps = Omit<ComponentPropsWithRef<'article'>, 'children'> &
  MessageActions & {
    /** The message. */
    message: ChatMessage
    /** Last of consecutive messages of one sender: shows avatar, time and state. Default true. */
    lastInGroup?: boolean | undefined
    /** First of them. Default true. */
    firstInGroup?: boolean | undefined
    /**
     * Whether name and time of another sender are above their first message, in a conversation of several.
     * Default false.
     */
    named?: boolean | undefined
    texts?: Partial<MessageBubbleTexts> | undefined
  }

/**
 * One chat message: own ones on the right in the accent, others' on the left with avatar and time. `MessageList` renders
 * these itself. A failed message must stay and, with `onRetry`, offer to be sent again. Escape closes the reaction
 * picker.
 */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, lastInGroup = true, firstInGroup = true, named = false, onRetry, ...given } = props
  const { texts, className, ...more } = given
  const { onReact, onReply, onEdit, onRemove, onOpenImage, onOpenQuote, ...others } = more
  const { onPin, onReport, ...rest } = others
  const labels = useTexts('MessageBubble', messageBubbleTexts, texts)
  const { sender, isOwn, state = 'sent', deleted = false, createdAt } = message
  const failed = isOwn && state === 'failed'
  const moment = useTimeZone()(createdAt)
  const isTimedAbove = named && !isOwn
  const time = (
    <time dateTime={createdAt} title={fullDate(moment)}>
      {formatMessageTime(moment)}
    </time>
  )
  const offered = toOffered(message, { onReact, onReply, onEdit, onRemove, onPin, onReport })
  return (
    <article
      {...rest}
      aria-label={labels.label(isOwn ? labels.you : sender.name, formatMessageTime(moment))}
      className={clsx(styles.root, className)}
      data-own={isOwn || undefined}
      data-state={isOwn ? state : undefined}
      data-last-in-group={lastInGroup || undefined}
      data-timed-above={isTimedAbove || undefined}
    >
      {!isOwn && (
        <span className={styles.face}>
          {lastInGroup && (
            <Avatar id={sender.id} name={sender.name} src={sender.avatar} size="xs" decorative />
          )}
        </span>
      )}
      <div className={styles.column}>
        {isTimedAbove && firstInGroup && (
          <p className={styles.name}>
            <strong>{sender.name}</strong> · {time}
          </p>
        )}
        <MessageTools message={message} labels={labels} {...offered}>
          <Content message={message} labels={labels} {...{ onOpenImage, onOpenQuote }} />
        </MessageTools>
        {!deleted && <Reactions message={message} onReact={onReact} labels={labels} />}
        {failed && message.failure !== undefined && <p className={styles.failure}>{message.failure}</p>}
        {failed && onRetry ? (
          <button type="button" className={styles.retry} onClick={() => onRetry(message.id)}>
            <CircleAlert aria-hidden="true" />
            <span>{` ${labels.retry}`}</span>
          </button>
        ) : (
          <Foot {...{ message, labels }} isLast={lastInGroup} time={isTimedAbove ? undefined : time} />
        )}
      </div>
    </article>
  )
}

/** The actions on a message: with one that failed only that it goes, with one on its way nothing. */
function toOffered({ isOwn, state = 'sent', deleted }: ChatMessage, actions: MessageActions): MessageActions {
  if (deleted || (isOwn && state === 'sending')) return {}
  return isOwn && state === 'failed' ? { onRemove: actions.onRemove } : actions
}

interface FootProps extends ContentProps {
  isLast: boolean
  /** Left out where it is above the message. */
  time: ReactNode
}

/** The marks of what was done to the message, when it was sent, and the state of one of the reader's. */
function Foot({ message, labels, isLast, time }: FootProps) {
  const { pinned, edited, deleted, isOwn, state } = message
  const notes = deleted ? [] : [pinned && labels.pinned, edited && labels.edited].filter(Boolean)
  if (time === undefined) {
    return notes.length === 0 ? null : <p className={styles.foot}>{notes.join(' · ')}</p>
  }
  if (!isLast && !edited && !pinned && !(isOwn && state === 'failed')) return null
  return (
    <p className={styles.foot}>
      {notes.length > 0 && <span>{notes.map((note) => `${note} · `).join('')}</span>}
      {wrapText(time)}
      {isOwn && !deleted && <span>{` · ${toStateText(message, labels)}`}</span>}
    </p>
  )
}

function toStateText({ state = 'sent', readBy = 0 }: ChatMessage, labels: MessageBubbleTexts): string {
  return state === 'read' && readBy > 0 ? labels.readBy(readBy) : labels.states[state]
}

interface ContentProps {
  message: ChatMessage
  labels: MessageBubbleTexts
}

type ContentActions = ContentProps & Pick<MessageActions, 'onOpenImage' | 'onOpenQuote'>

/** A text whose `https:` addresses are links. Nothing of them is fetched for a preview. */
function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, place) =>
    href === undefined ? (
      <span key={place}>{part}</span>
    ) : (
      <a key={place} className={styles.link} href={href} target="_blank" rel="noreferrer nofollow ugc">
        {part}
      </a>
    ),
  )
}

function Content({ message, labels, onOpenImage, onOpenQuote }: ContentActions) {
  const { content, deleted, images = [], voice, quote } = message
  if (deleted) {
    return (
      <p className={styles.deleted}>
        <Ban aria-hidden="true" />
        <span>{` ${labels.deleted}`}</span>
      </p>
    )
  }
  return (
    <div className={styles.bubble} data-picture={images.length > 0 || undefined}>
      {quote && <Quote quote={quote} onOpen={onOpenQuote} />}
      {images.length > 0 && (
        <MessageImages id={message.id} images={images} label={labels.image} onOpen={onOpenImage} />
      )}
      {voice && <VoiceNote url={voice.url} seconds={voice.seconds} labels={labels} />}
      {content !== '' && (
        <p className={styles.text}>
          <LinkedText text={content} />
        </p>
      )}
    </div>
  )
}

interface QuoteProps {
  quote: NonNullable<ChatMessage['quote']>
  onOpen: MessageActions['onOpenQuote']
}

/** The message that is replied to; a press goes there. */
function Quote({ quote: { id, name, text }, onOpen }: QuoteProps) {
  const content = (
    <>
      <span className={styles.quoted}>{name}</span> <span className={styles.excerpt}>{text}</span>
    </>
  )
  return (
    <blockquote className={styles.quote}>
      {id !== undefined && onOpen ? (
        <button type="button" className={styles.toQuoted} onClick={() => onOpen(id)}>
          {content}
        </button>
      ) : (
        content
      )}
    </blockquote>
  )
}

type ReactionsProps = ContentProps & Pick<MessageActions, 'onReact'>

function Reactions({ message, onReact, labels }: ReactionsProps) {
  if (!message.reactions || message.reactions.length === 0) return null
  return (
    <div className={styles.reactions}>
      {message.reactions.map(({ emoji, count, own }) => (
        <button
          key={emoji}
          type="button"
          className={styles.reaction}
          aria-pressed={own}
          aria-label={labels.reaction(emoji, count)}
          disabled={!onReact}
          onClick={() => onReact?.(message.id, emoji)}
        >
          <span className={styles.pill}>
            <span aria-hidden="true">{emoji}</span>
            <span>{` ${count}`}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
