'use client'

import { clsx } from 'clsx'
import { Ban, CircleAlert } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { useTimeZone } from '../../primitives/time-zone/index.ts'
import { fullDate } from '../../notifications/dates/dates.ts'
import type { ChatMessage } from '../chat.ts'
import { formatMessageTime } from '../message-entries.ts'
import type { MessageActions } from './message-actions.ts'
import { MessageTools } from './MessageTools.tsx'
import { messageBubbleTexts, type MessageBubbleTexts } from './message-bubble-texts.ts'
import { VoiceNote } from './VoiceNote.tsx'
import styles from './MessageBubble.module.css'

export type MessageBubbleProps = Omit<ComponentPropsWithRef<'article'>, 'children'> &
  MessageActions & {
    /** The message. */
    message: ChatMessage
    /** Last of consecutive messages of one sender: shows avatar, time and state. Default true. */
    lastInGroup?: boolean | undefined
    texts?: Partial<MessageBubbleTexts> | undefined
  }

/**
 * One chat message: own ones on the right in the accent, others' on the left with avatar and time. `MessageList` renders
 * these itself. A failed message MUST stay and, with `onRetry`, offer to be sent again. Escape closes the reaction
 * picker.
 */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, lastInGroup = true, onRetry, onReact, onEdit, onRemove, texts, className, ...rest } = props
  const labels = { ...messageBubbleTexts, ...texts }
  const { sender, isOwn, state = 'sent', deleted = false, createdAt } = message
  const failed = isOwn && state === 'failed'
  const moment = useTimeZone()(createdAt)
  const time = formatMessageTime(moment)
  const offered =
    deleted || (isOwn && state !== 'sent' && state !== 'read') ? {} : { onReact, onEdit, onRemove }
  return (
    <article
      {...rest}
      aria-label={labels.label(isOwn ? labels.you : sender.name, time)}
      className={clsx(styles.root, className)}
      data-own={isOwn || undefined}
      data-state={isOwn ? state : undefined}
      data-last-in-group={lastInGroup || undefined}
    >
      {!isOwn && (
        <span className={styles.face}>
          {lastInGroup && (
            <Avatar id={sender.id} name={sender.name} src={sender.avatar} size="xs" decorative />
          )}
        </span>
      )}
      <div className={styles.column}>
        <div className={styles.line}>
          <Content message={message} labels={labels} />
          <MessageTools message={message} labels={labels} {...offered} />
        </div>
        {!deleted && <Reactions message={message} onReact={onReact} labels={labels} />}
        {failed && onRetry ? (
          <button type="button" className={styles.retry} onClick={() => onRetry(message.id)}>
            <CircleAlert aria-hidden="true" /> {labels.retry}
          </button>
        ) : (
          (lastInGroup || message.edited || failed) && (
            <p className={styles.foot}>
              {message.edited && !deleted && <>{labels.edited} · </>}
              <time dateTime={createdAt} title={fullDate(moment)}>
                {time}
              </time>
              {isOwn && !deleted && ` · ${labels.states[state]}`}
            </p>
          )
        )}
      </div>
    </article>
  )
}

interface ContentProps {
  message: ChatMessage
  labels: MessageBubbleTexts
}

function Content({ message, labels }: ContentProps) {
  const { content, deleted, image, voice } = message
  if (deleted) {
    return (
      <p className={styles.deleted}>
        <Ban aria-hidden="true" /> {labels.deleted}
      </p>
    )
  }
  return (
    <div className={styles.bubble} data-picture={image !== undefined || undefined}>
      {image && (
        <a className={styles.frame} href={image.url} target="_blank" rel="noreferrer">
          <img
            className={styles.image}
            src={image.url}
            alt={image.alt ?? labels.image}
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
      {voice && <VoiceNote url={voice.url} seconds={voice.seconds} labels={labels} />}
      {content !== '' && <p className={styles.text}>{content}</p>}
    </div>
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
          <span aria-hidden="true">{emoji}</span> {count}
        </button>
      ))}
    </div>
  )
}
