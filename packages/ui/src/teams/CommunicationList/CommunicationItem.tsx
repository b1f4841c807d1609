'use client'

import { clsx } from 'clsx'
import { ChevronDown, CircleAlert, Info, Lock, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId, useState } from 'react'
import { fullDate, relativeDate } from '../../notifications/dates/dates.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { communicationKindLabels, type CommunicationKind, type TeamCommunication } from './communication.ts'
import styles from './CommunicationList.module.css'

const communicationItemTexts = {
  kinds: communicationKindLabels,
  readBy: (count: number): string => {
    if (count === 0) return 'Ninguém leu ainda'
    return count === 1 ? 'Lido por 1 pessoa' : `Lido por ${count} pessoas`
  },
  readByRecipient: (count: number): string => (count > 0 ? 'Lido' : 'Ainda não lido'),
}

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
  const { now: given, className, ...rest } = more
  const now = useNow(given)
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
      <Head communication={communication} now={now} />
      <Heading className={styles.title}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={shown}
          aria-controls={bodyId}
          onClick={toggle}
        >
          {!isRead && <span className={styles.dot} />}
          {!isRead && <span className="cv-hidden">{'Não lido: '}</span>}
          <span className={styles.text}>{communication.title}</span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      </Heading>
      <p id={bodyId} className={styles.body}>
        {communication.body}
      </p>
      {shown && <Foot communication={communication} actions={actions} />}
    </article>
  )
}

interface PartProps {
  communication: TeamCommunication
}

function Head({ communication, now }: PartProps & { now: Date | null }) {
  const { kind, sender, recipient, isOwn = false, edited = false, createdAt } = communication
  const { tone, Icon } = looks[kind]
  const moment = useTimeZone()(createdAt)
  const name = isOwn ? 'Você' : sender.nick
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
        {recipient && <span className={styles.to}>{` para ${recipient.nick}`}</span>}
        <span>
          <span>{' · '}</span>
          <time dateTime={createdAt} title={fullDate(moment)}>
            {relativeDate(moment, now)}
          </time>
          {edited && <span>{' · editado'}</span>}
        </span>
      </span>
      <Badge tone={tone}>
        <Icon className={styles.kindIcon} aria-hidden="true" />
        <span>{communicationItemTexts.kinds[kind]}</span>
      </Badge>
    </div>
  )
}

function Foot({ communication, actions }: PartProps & { actions: ReactNode }) {
  const { readCount, kind, isOwn = false } = communication
  const readCountText =
    kind === 'PRIVATE'
      ? communicationItemTexts.readByRecipient(readCount)
      : communicationItemTexts.readBy(readCount)
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
