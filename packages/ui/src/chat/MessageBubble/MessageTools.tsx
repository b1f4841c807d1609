'use client'

import { Ellipsis, Flag, Pencil, Pin, PinOff, Reply, SmilePlus, Trash2 } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import type { ChatMessage } from '../chat.ts'
import type { MessageActions } from './message-actions.ts'
import type { MessageBubbleTexts } from './message-bubble-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './MessageBubble.module.css'

/** Reactions offered in the picker. */
const quick = ['👍', '❤️', '😂', '😮', '🔥', '👏']

type MessageToolsProps = Omit<MessageActions, 'onRetry'> & {
  message: ChatMessage
  labels: MessageBubbleTexts
  /** The bubble. */
  children: ReactNode
}

/** The tool that is open: Escape closes it and gives the focus back, another focus closes it. */
function useOpened() {
  const [opened, setOpened] = useState<'reactions' | 'more'>()
  const opener = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const close = () => {
    const button = opened === 'reactions' ? opener : more
    setOpened(undefined)
    button.current?.focus()
  }
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !opened) return
      event.stopPropagation()
      close()
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpened(undefined)
    },
  }
  return { opened, setOpened, close, opener, more, handlers }
}

/**
 * The bubble with its tools, visible on hover and focus: react and reply; edit and remove for own messages. The state is
 * in attributes: with `:has()` each key in a long conversation would cost milliseconds of style.
 */
export function MessageTools({ message, labels, children, onReact, onReply, ...own }: MessageToolsProps) {
  const { opened, setOpened, close, opener, more, handlers } = useOpened()
  const choosing = opened === 'reactions'
  const react = (emoji: string) => {
    close()
    onReact?.(id, emoji)
  }
  const { id, isOwn, changeable = true } = message
  const { onEdit, onRemove } = isOwn && changeable ? own : {}
  const { onPin } = own
  const onReport = isOwn ? undefined : own.onReport
  if (!onReact && !onReply && !onEdit && !onRemove && !onPin && !onReport)
    return <div className={styles.line}>{children}</div>
  const hasMore = (onPin ?? onReport) !== undefined
  return (
    <div className={styles.line} data-open={opened}>
      {wrapText(children)}
      <div
        role="group"
        aria-label={labels.tools}
        className={styles.tools}
        data-open={opened}
        data-folded={(hasMore && !opened) || undefined}
        {...handlers}
      >
        {choosing && <QuickReactions labels={labels} onChoose={react} />}
        {onReact && (
          <Tool
            ref={opener}
            label={labels.react}
            expanded={choosing}
            onPress={() => setOpened(choosing ? undefined : 'reactions')}
          >
            <SmilePlus aria-hidden="true" />
          </Tool>
        )}
        {onReply && (
          <Tool label={labels.reply} onPress={() => onReply(id)}>
            <Reply aria-hidden="true" />
          </Tool>
        )}
        <ChangeTools message={message} labels={labels} {...{ onEdit, onRemove }} />
        {opened === 'more' && <MoreTools message={message} labels={labels} {...{ onPin, onReport, close }} />}
        {hasMore && (
          <Tool
            ref={more}
            isMore
            label={labels.more}
            expanded={opened === 'more'}
            onPress={() => setOpened(opened === 'more' ? undefined : 'more')}
          >
            <Ellipsis aria-hidden="true" />
          </Tool>
        )}
      </div>
    </div>
  )
}

type ChangeToolsProps = Pick<MessageToolsProps, 'message' | 'labels' | 'onEdit' | 'onRemove'>

function ChangeTools({ message: { id, state }, labels, onEdit, onRemove }: ChangeToolsProps) {
  return (
    <>
      {onEdit && (
        <Tool label={labels.edit} onPress={() => onEdit(id)}>
          <Pencil aria-hidden="true" />
        </Tool>
      )}
      {onRemove && (
        <Tool label={state === 'failed' ? labels.discard : labels.remove} onPress={() => onRemove(id)}>
          <Trash2 aria-hidden="true" />
        </Tool>
      )}
    </>
  )
}

type MoreToolsProps = Pick<MessageToolsProps, 'message' | 'labels' | 'onPin' | 'onReport'> & {
  close: () => void
}

function MoreTools({ message, labels, onPin, onReport, close }: MoreToolsProps) {
  const { id, pinned = false } = message
  const run = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      {onPin && (
        <Tool label={pinned ? labels.unpin : labels.pin} onPress={run(() => onPin(id, !pinned))}>
          {pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
        </Tool>
      )}
      {onReport && (
        <Tool label={labels.report} onPress={run(() => onReport(id))}>
          <Flag aria-hidden="true" />
        </Tool>
      )}
    </>
  )
}

interface QuickReactionsProps {
  labels: MessageBubbleTexts
  onChoose: (emoji: string) => void
}

function QuickReactions({ labels, onChoose }: QuickReactionsProps) {
  return quick.map((emoji) => (
    <button
      key={emoji}
      type="button"
      className={styles.tool}
      aria-label={`${labels.react} ${emoji}`}
      onClick={() => onChoose(emoji)}
    >
      {emoji}
    </button>
  ))
}

interface ToolProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  expanded?: boolean
  /** The one that shows the others on a touch screen. */
  isMore?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ ref, label, expanded, isMore, onPress, children }: ToolProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tool}
      data-more={isMore || undefined}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
