'use client'

import { clsx } from 'clsx'
import { Maximize2, Minus, Square, X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { focusWithFallback } from '../../primitives/focus-with-fallback.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { ChatSender, ChatSummary } from '../chat.ts'
import { chatRowTexts } from '../ChatRow/ChatRow.tsx'
import { Composer, type ComposerProps } from '../Composer/Composer.tsx'
import type { ComposerTexts } from '../Composer/composer-texts.ts'
import { MessageList, type MessageListProps } from '../MessageList/MessageList.tsx'
import type { MessageListTexts } from '../MessageList/message-list-texts.ts'
import { PresenceDot, type PresenceDotTexts } from '../PresenceDot/PresenceDot.tsx'
import { TypingIndicator, type TypingIndicatorTexts } from '../TypingIndicator/TypingIndicator.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './ChatWindow.module.css'

export const chatWindowTexts = {
  /** Name of the window. */
  label: (name: string) => `Conversa com ${name}`,
  open: 'Abrir na página de chat',
  minimize: 'Minimizar conversa',
  expand: 'Expandir conversa',
  close: 'Fechar conversa',
  /** Read after the name while it is minimised. */
  unread: chatRowTexts.unread,
  /** Below the name of a group. */
  online: (count: number) => `${count} online`,
}

export type ChatWindowTexts = typeof chatWindowTexts & {
  presenceDot?: Partial<PresenceDotTexts>
  messageList?: Partial<MessageListTexts>
  typingIndicator?: Partial<TypingIndicatorTexts>
  composer?: Partial<ComposerTexts>
}

export type ChatWindowProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The conversation; its name and presence are shown in the header. */
  chat: ChatSummary
  /** Props of the `MessageList`. */
  list: Omit<MessageListProps, 'ref'>
  /** Props of the `Composer`. */
  composer: Omit<ComposerProps, 'ref' | 'inputRef'>
  /** Above the messages, e.g. why nobody writes here. */
  notice?: ReactNode
  /** The people who are typing now. */
  typing?: readonly ChatSender[] | undefined
  /** Controlled state; without it the window keeps its own. */
  minimized?: boolean | undefined
  /** Called when the header minimises or expands the window. */
  onMinimizedChange?: ((minimized: boolean) => void) | undefined
  /** Called by the close button. */
  onClose: () => void
  /** Address of the link in the header. Default `/chat`. */
  chatHref?: string | undefined
  texts?: Partial<ChatWindowTexts> | undefined
}

/**
 * Floating conversation at the bottom right: 384 × 600 px, 48 px minimised, the whole screen on phones. Minimised it
 * keeps draft, recording and scroll position. Use the conversation's id as `key`; beside the side panel move it with
 * `style.right`.
 */
export function ChatWindow(props: ChatWindowProps) {
  const { chat, notice, list, composer, typing = [], minimized, onMinimizedChange, onClose, ...more } = props
  const { chatHref = '/chat', texts, className, ...rest } = more
  const labels = useTexts<ChatWindowTexts>('ChatWindow', chatWindowTexts, texts)
  const [kept, setKept] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const small = minimized ?? kept
  const body = useRef<HTMLDivElement>(null)
  useFocusWhile(body, input, small)
  const bodyId = useId()
  const toggle = () => {
    setKept(!small)
    onMinimizedChange?.(!small)
  }
  return (
    <section
      {...rest}
      aria-label={labels.label(chat.name)}
      className={clsx(styles.root, className)}
      data-minimized={small || undefined}
    >
      <Head {...{ chat, small, bodyId, chatHref, labels, toggle, onClose }} />
      <div ref={body} id={bodyId} className={styles.body}>
        {wrapText(notice)}
        <MessageList {...list} texts={{ ...labels.messageList, ...list.texts }} />
        <TypingIndicator
          className={styles.typing}
          people={typing}
          named={chat.isGroup}
          texts={labels.typingIndicator}
        />
        <Composer {...composer} texts={{ ...labels.composer, ...composer.texts }} inputRef={input} />
      </div>
    </section>
  )
}

type HeadProps = Required<Pick<ChatWindowProps, 'chat' | 'chatHref' | 'onClose'>> & {
  small: boolean
  bodyId: string
  labels: ChatWindowTexts
  toggle: () => void
}

function Head({ chat, small, bodyId, chatHref, labels, toggle, onClose }: HeadProps) {
  return (
    <header className={styles.head}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!small}
        aria-controls={bodyId}
        onClick={toggle}
      >
        <Avatar
          id={chat.peerId ?? chat.id}
          name={chat.name}
          src={chat.avatar}
          size={small ? 'xs' : 's'}
          decorative
        />
        <span className={styles.who}>
          <span className={styles.name}>{chat.name}</span>
          {!chat.isGroup && chat.status && (
            <PresenceDot status={chat.status} labelled={!small} texts={labels.presenceDot} />
          )}
          {chat.isGroup && chat.online !== undefined && !small && (
            <span className={styles.online}>{labels.online(chat.online)}</span>
          )}
        </span>
        {small && chat.unreadCount > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{chat.unreadCount > 99 ? '99+' : chat.unreadCount}</span>
            <span className="cv-hidden">{labels.unread(chat.unreadCount)}</span>
          </span>
        )}
      </button>
      <a className={styles.open} href={chatHref} aria-label={labels.open} title={labels.open}>
        <Maximize2 aria-hidden="true" />
      </a>
      <IconButton label={small ? labels.expand : labels.minimize} size="small" onClick={toggle}>
        {small ? <Square aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </IconButton>
      <IconButton label={labels.close} size="small" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </header>
  )
}

/**
 * Writing can begin at once when the window opens or expands. Closing gives the focus back to what opened it, or to the
 * page's content where that is gone: a new conversation begins in a dialog.
 */
function useFocusWhile(
  body: { current: HTMLElement | null },
  input: { current: HTMLTextAreaElement | null },
  minimized: boolean,
): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (document.activeElement !== document.body) return
      focusWithFallback(opener instanceof HTMLElement ? opener : null)
    }
  }, [])
  useEffect(() => {
    // React 18 does not support the attribute.
    if (body.current) body.current.inert = minimized
    if (!minimized) input.current?.focus({ preventScroll: true })
  }, [body, input, minimized])
}
