'use client'

import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { AcceptDeclineButtons } from '../../notifications/AcceptDeclineButtons/AcceptDeclineButtons.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { inviteStatusLabels, inviteStatusTones } from '../../notifications/invitations.ts'
import type { InviteStatus } from '../../notifications/invitations.ts'
import { invitationDate } from '../team-dates.ts'
import styles from './ApplicationRow.module.css'

export interface TeamApplication {
  id: string
  /** Id of the applicant: seed of the avatar's colour. Default: the nick. */
  userId?: string | undefined
  nick: string
  avatarUrl?: string | null | undefined
  /** Public profile. */
  href?: string | undefined
  /** Message of the applicant, with its line breaks. */
  message?: string | null | undefined
  /** The vacancy of the application. */
  vacancyTitle?: string | undefined
  status: InviteStatus
  /** ISO 8601. */
  createdAt?: string | null | undefined
}

/** Pending action of an application. */
export type ApplicationAction = 'accept' | 'decline'

export const applicationRowTexts = {
  noDate: 'Data não disponível',
  noMessage: 'Sem mensagem',
  vacancy: (title: string) => `Vaga: ${title}`,
  accept: 'Aceitar',
  decline: 'Recusar',
  processing: 'Processando...',
  statuses: inviteStatusLabels,
}

export type ApplicationRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The player who wants to join, and what they wrote. */
  application: TeamApplication
  /** The buttons are shown while it is pending. */
  onAccept?: ((id: string) => void) | undefined
  /** Called with the id. Without either callback no buttons are rendered. */
  onDecline?: ((id: string) => void) | undefined
  /** The pending action; both buttons are then disabled. */
  pending?: ApplicationAction | undefined
}

/**
 * An application as the team sees it: player, message and vacancy. `ApplicationList` renders these rows itself. must
 * show the whole message, and disable both buttons while either request is pending.
 */
export function ApplicationRow(props: ApplicationRowProps) {
  const { application, onAccept, onDecline, pending, className, ...rest } = props
  const { id, userId, nick, avatarUrl, href, message, vacancyTitle, status, createdAt } = application
  const nickId = useId()
  const date = invitationDate(useTimeZone()(createdAt))
  return (
    <div {...rest} className={clsx(styles.row, className)} data-status={status} data-pending={pending}>
      <Avatar id={userId ?? nick} name={nick} src={avatarUrl} size="m" decorative />
      <div className={styles.what}>
        <p className={styles.head}>
          {href === undefined ? (
            <span id={nickId} className={styles.nick}>
              {nick}
            </span>
          ) : (
            <a id={nickId} className={styles.nick} href={href}>
              {nick}
            </a>
          )}
          <Badge tone={inviteStatusTones[status]}>{applicationRowTexts.statuses[status]}</Badge>
        </p>
        {vacancyTitle !== undefined && (
          <p className={styles.line}>{applicationRowTexts.vacancy(vacancyTitle)}</p>
        )}
        <p className={styles.message} data-empty={message ? undefined : ''}>
          {message ? message : applicationRowTexts.noMessage}
        </p>
        {date === undefined ? (
          <span className={styles.line}>{applicationRowTexts.noDate}</span>
        ) : (
          <time className={styles.line} dateTime={createdAt ?? ''}>
            {date}
          </time>
        )}
      </div>
      {status === 'PENDING' && (onAccept ?? onDecline) && (
        <AcceptDeclineButtons
          {...{ id, pending, labels: applicationRowTexts, onAccept, onDecline }}
          describedBy={nickId}
          className={styles.actions}
          size="small"
        />
      )}
    </div>
  )
}
