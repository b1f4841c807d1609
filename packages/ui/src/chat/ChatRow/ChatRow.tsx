'use client'

import { clsx } from 'clsx'
import { BellOff } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import type { ChatSummary } from '../chat.ts'
import { PresenceDot, type PresenceDotTexts } from '../PresenceDot/PresenceDot.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ChatRow.module.css'

export const chatRowTexts = {
  /** Read after the name. */
  unread: (count: number): string => (count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`),
  group: 'Grupo',
  muted: 'Silenciada',
  typing: 'digitando...',
}

export type ChatRowTexts = typeof chatRowTexts & { presenceDot?: Partial<PresenceDotTexts> }

export type ChatRowProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** The conversation. */
  chat: ChatSummary
  /** Whether its window is open. Default false. */
  selected?: boolean | undefined
  texts?: Partial<ChatRowTexts> | undefined
}

/**
 * One conversation in a list: avatar, name, last message and its sender, time, unread badge and presence dot. `ChatPanel` renders
 * these rows itself; use it alone only in a list of your own. Unread messages and presence also have a text for screen
 * readers.
 */
export function ChatRow({ chat, selected = false, texts, className, ...rest }: ChatRowProps) {
  const labels = useTexts<ChatRowTexts>('ChatRow', chatRowTexts, texts)
  const { name, message, sender, unreadCount, avatar, status, lastMessageTime, isGroup = false } = chat
  const { muted = false, typing = false } = chat
  const shownMessage = sender === undefined ? message : `${sender}: ${message}`
  return (
    <button
      {...rest}
      type="button"
      aria-current={selected || undefined}
      className={clsx(styles.root, className)}
      data-selected={selected || undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      <span className={styles.face}>
        <Avatar id={chat.peerId ?? chat.id} name={name} src={avatar} size="m" decorative />
        {!isGroup && status && (
          <PresenceDot className={styles.presence} status={status} texts={labels.presenceDot} />
        )}
        {isGroup && <span className="cv-hidden">{labels.group}</span>}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.message} data-typing={typing || undefined}>
          {typing ? labels.typing : shownMessage}
        </span>
      </span>
      <span className={styles.side}>
        <span className={styles.time}>
          {muted && (
            <>
              <BellOff aria-hidden="true" size={12} />
              <span className="cv-hidden">{labels.muted}</span>
            </>
          )}
          <span>{lastMessageTime}</span>
        </span>
        {unreadCount > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
            <span className="cv-hidden">{labels.unread(unreadCount)}</span>
          </span>
        )}
      </span>
    </button>
  )
}
