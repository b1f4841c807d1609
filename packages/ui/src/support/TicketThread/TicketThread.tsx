'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { fullDate } from '../../notifications/dates/dates.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './TicketThread.module.css'

export interface TicketMessageItem {
  id: string
  /** The author; null if the name is not told, or the account is gone. */
  author: string | null
  isStaff: boolean
  /** Whether the reader has written it. */
  isOwn: boolean
  text: string
  /** ISO date-time. */
  createdAt: string
  /** Its picture, as a `TicketPicture`. */
  picture?: ReactNode
}

const ticketThreadTexts = {
  label: 'Mensagens',
  /** Shown in place of the reader's own name. */
  you: 'Você',
  staff: 'Suporte da Convoca',
  staffMember: (nick: string) => `${nick} (suporte)`,
  /** Shown in place of an erased account's name. */
  gone: 'Conta apagada',
}

export type TicketThreadProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** Oldest first. */
  messages: readonly TicketMessageItem[]
}

/**
 * The messages of a ticket, for its author and for the staff, whose answers stand apart. A conversation that is live is a
 * `MessageList`.
 */
export function TicketThread({ messages, className, ...rest }: TicketThreadProps) {
  return (
    <ol {...rest} className={clsx(styles.thread, className)} aria-label={ticketThreadTexts.label}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  )
}

function Message({ message }: { message: TicketMessageItem }) {
  const { createdAt, text, picture, isStaff } = message
  return (
    <li className={styles.message} data-staff={isStaff || undefined}>
      <div className={styles.head}>
        <span className={styles.author}>{authorOf(message, ticketThreadTexts)}</span>
        <time dateTime={createdAt}>{fullDate(useTimeZone()(createdAt))}</time>
      </div>
      <p className={styles.text}>{text}</p>
      {wrapText(picture)}
    </li>
  )
}

function authorOf({ author, isStaff, isOwn }: TicketMessageItem, labels: typeof ticketThreadTexts): string {
  if (author === null) return isStaff ? labels.staff : labels.gone
  if (isOwn) return labels.you
  return isStaff ? labels.staffMember(author) : author
}

export type TicketPictureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The width in pixels: the place has the picture's shape while it loads. */
  width: number
  /** The height in pixels. */
  height: number
  /** Absent while it loads. */
  src: string | undefined
  /** Whether it cannot be loaded. Default false. */
  failed?: boolean | undefined
}

/** The picture of a ticket's message, which is read with the reader's session and therefore comes later than its text. */
export function TicketPicture(props: TicketPictureProps) {
  const { width, height, src, failed = false, className, ...rest } = props
  return (
    <div {...rest} className={clsx(styles.attachment, className)} data-failed={failed || undefined}>
      {failed ? (
        'Não foi possível carregar a imagem.'
      ) : (
        <img
          className={styles.picture}
          width={width}
          height={height}
          alt={src === undefined ? '' : 'Imagem anexada'}
          src={src}
        />
      )}
    </div>
  )
}
