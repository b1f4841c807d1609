'use client'

import { clsx } from 'clsx'
import { ChevronDown, CircleAlert, Info, Lock, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId, useState } from 'react'
import { fullDate, relativeDate } from '../../notifications/dates/dates.ts'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { communicationKindLabels, type CommunicationKind, type TeamCommunication } from './communication.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './CommunicationList.module.css'

export const communicationItemTexts = {
  kinds: communicationKindLabels,
  unread: 'Não lido',
  you: 'Você',
  /** After the sender of a private one. */
  to: (nick: string) => `para ${nick}`,
  edited: 'editado',
  readBy: (count: number): string => {
    if (count === 0) return 'Ninguém leu ainda'
    return count === 1 ? 'Lido por 1 pessoa' : `Lido por ${count} pessoas`
  },
  readByRecipient: (count: number): string => (count > 0 ? 'Lido' : 'Ainda não lido'),
}

export type CommunicationItemTexts = typeof communicationItemTexts & { dates?: Partial<DateTexts> }

export type CommunicationItemProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The notice. */
  communication: TeamCommunication
  /** Actions below the expanded text: reply, edit, delete. */
  actions?: ReactNode
  /** Controlled with `onOpenChange`. */
  open?: boolean | undefined
  /** Default false. */
  defaultOpen?: boolean | undefined
  /** Called when it expands or collapses. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | undefined
  /** The time that the relative date counts from; default is the time of the render. */
  now?: Date | undefined
  texts?: Partial<CommunicationItemTexts> | undefined
}

const looks: Readonly<Record<CommunicationKind, { tone: BadgeTone; Icon: LucideIcon }>> = {
  INFO: { tone: 'info', Icon: Info },
  WARNING: { tone: 'warning', Icon: TriangleAlert },
  URGENT: { tone: 'error', Icon: CircleAlert },
  PRIVATE: { tone: 'accent', Icon: Lock },
}

/**
 * One communication: collapsed it shows its head and two lines of text. The title is a button that expands it;
 * `onOpenChange(true)` is the moment to mark it as read. An unread one must say so in words.
 */
export function CommunicationItem(props: CommunicationItemProps) {
  const { communication, actions, open, defaultOpen = false, onOpenChange, headingLevel = 3, ...more } = props
  const { now: given, texts, className, ...rest } = more
  const now = useNow(given)
  const labels = useTexts<CommunicationItemTexts>('CommunicationItem', communicationItemTexts, texts)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const shown = open ?? ownOpen
  const bodyId = useId()
  const Heading = `h${headingLevel}` as const
  const { kind, isRead, isOwn = false } = communication
  const toggle = () => {
    setOwnOpen(!shown)
    onOpenChange?.(!shown)
  }
  return (
    <article
      {...rest}
      className={clsx(styles.item, className)}
      data-kind={kind}
      data-read={isRead}
      data-own={isOwn || undefined}
      data-open={shown || undefined}
    >
      <Head communication={communication} now={now} labels={labels} />
      <Heading className={styles.title}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={shown}
          aria-controls={bodyId}
          onClick={toggle}
        >
          {!isRead && <span className={styles.dot} />}
          {!isRead && <span className="cv-hidden">{`${labels.unread}: `}</span>}
          <span className={styles.text}>{communication.title}</span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      </Heading>
      <p id={bodyId} className={styles.body}>
        {communication.body}
      </p>
      {shown && <Foot communication={communication} actions={actions} labels={labels} />}
    </article>
  )
}

interface PartProps {
  communication: TeamCommunication
  labels: CommunicationItemTexts
}

function Head({ communication, now, labels }: PartProps & { now: Date | null }) {
  const { kind, sender, recipient, isOwn = false, edited = false, createdAt } = communication
  const { tone, Icon } = looks[kind]
  const moment = useTimeZone()(createdAt)
  const name = isOwn ? labels.you : sender.nick
  return (
    <div className={styles.head}>
      <Avatar id={sender.id} name={sender.nick} src={sender.avatarUrl} size="s" decorative />
      <span className={styles.who}>
        {sender.href === undefined ? (
          <b className={styles.name}>{name}</b>
        ) : (
          <a className={styles.name} href={sender.href}>
            {name}
          </a>
        )}
        {recipient && <span className={styles.to}>{` ${labels.to(recipient.nick)}`}</span>}
        <span>
          <span>{' · '}</span>
          <time dateTime={createdAt} title={fullDate(moment)}>
            {relativeDate(moment, now, labels.dates)}
          </time>
          {edited && <span>{` · ${labels.edited}`}</span>}
        </span>
      </span>
      <Badge tone={tone}>
        <Icon className={styles.kindIcon} aria-hidden="true" />
        <span>{labels.kinds[kind]}</span>
      </Badge>
    </div>
  )
}

function Foot({ communication, actions, labels }: PartProps & { actions: ReactNode }) {
  const { readCount, kind, isOwn = false } = communication
  const readCountText = kind === 'PRIVATE' ? labels.readByRecipient(readCount) : labels.readBy(readCount)
  // A recipient does not need a receipt of their own.
  const receipt = kind === 'PRIVATE' && !isOwn ? undefined : readCountText
  if (receipt === undefined && !actions) return null
  return (
    <div className={styles.foot}>
      <span className={styles.receipt}>{receipt}</span>
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  )
}
