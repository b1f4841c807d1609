'use client'

import { Pencil, SmilePlus, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import type { ChatMessage } from '../chat.ts'
import type { MessageActions } from './message-actions.ts'
import type { MessageBubbleTexts } from './message-bubble-texts.ts'
import styles from './MessageBubble.module.css'

/** Reactions offered in the picker. */
const quick = ['👍', '❤️', '😂', '😮', '🔥', '👏']

type MessageToolsProps = Omit<MessageActions, 'onRetry'> & {
  message: ChatMessage
  labels: MessageBubbleTexts
}

/** Tools beside the bubble, visible on hover and focus: react; edit and remove for own messages. */
export function MessageTools({ message, labels, onReact, onEdit, onRemove }: MessageToolsProps) {
  const [choosing, setChoosing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setChoosing(false)
    opener.current?.focus()
  }
  const { id, isOwn } = message
  if (!onReact && !(isOwn && (onEdit || onRemove))) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the picker from any of its buttons
    <div
      role="group"
      aria-label={labels.tools}
      className={styles.tools}
      data-open={choosing || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !choosing) return
        event.stopPropagation()
        close()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setChoosing(false)
      }}
    >
      {choosing &&
        quick.map((emoji) => (
          <button
            key={emoji}
            type="button"
            className={styles.tool}
            aria-label={`${labels.react} ${emoji}`}
            onClick={() => {
              close()
              onReact?.(id, emoji)
            }}
          >
            {emoji}
          </button>
        ))}
      {onReact && (
        <Tool ref={opener} label={labels.react} expanded={choosing} onPress={() => setChoosing(!choosing)}>
          <SmilePlus aria-hidden="true" />
        </Tool>
      )}
      {isOwn && onEdit && (
        <Tool label={labels.edit} onPress={() => onEdit(id)}>
          <Pencil aria-hidden="true" />
        </Tool>
      )}
      {isOwn && onRemove && (
        <Tool label={labels.remove} onPress={() => onRemove(id)}>
          <Trash2 aria-hidden="true" />
        </Tool>
      )}
    </div>
  )
}

interface ToolProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  expanded?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ ref, label, expanded, onPress, children }: ToolProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
