'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { inviteStatusLabels, inviteStatusTones } from '../../notifications/invitations.ts'
import type { InviteStatus } from '../../notifications/invitations.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { invitationDate } from '../team-dates.ts'
import { teamRoleLabels, type TeamRole } from '../team-roles.ts'
import styles from './InvitationList.module.css'

/**
 */
export type TeamInvitationStatus = InviteStatus

export interface TeamInvitation {
  id: string
  /** Id of the invited player: seed of the avatar's colour. Default: the nick. */
  userId?: string | undefined
  nick: string
  name?: string | undefined
  avatarUrl?: string | null | undefined
  /** Public profile. */
  href?: string | undefined
  role: TeamRole
  status: TeamInvitationStatus
  /** ISO 8601. */
  createdAt?: string | null | undefined
  /** ISO 8601; shown while it is pending. */
  expiresAt?: string | null | undefined
  /** Nick of the sender. */
  inviterNick?: string | undefined
}

/** Pending action of an invitation. */
export type InvitationAction = 'cancel' | 'resend'

export const invitationRowTexts = {
  by: (nick: string) => `por ${nick}`,
  /** `date` is dd/MM/yyyy - HH:mm. */
  expires: (date: string) => `Expira em ${date}`,
  statuses: inviteStatusLabels,
  /** Appended to a button's text for screen readers: whose invitation it is. */
  of: (nick: string) => `de ${nick}`,
  roles: teamRoleLabels,
}

export type InvitationRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The invitation, as the team sees it. */
  invitation: TeamInvitation
  /** Shown for an invitation that is pending or has expired. */
  onCancel?: ((id: string) => void) | undefined
  /** Shown like `onCancel`; sends the invitation again, by its id. */
  onResend?: ((id: string) => void) | undefined
  /** The pending action; both buttons are then disabled. */
  pending?: InvitationAction | undefined
}

/**
 * An invitation as the team sees it: player, role, date and, while it is pending, its buttons. `InvitationList`
 * renders these rows itself. must say that it has expired, because its status alone still reads pending.
 */
export function InvitationRow(props: InvitationRowProps) {
  const { invitation, onCancel, onResend, pending, className, ...rest } = props
  const { id, userId, nick, name, avatarUrl, href, role, status, createdAt } = invitation
  const unanswered = status === 'PENDING' || status === 'EXPIRED'
  const inTimeZone = useTimeZone()
  const expiry = status === 'PENDING' ? invitationDate(inTimeZone(invitation.expiresAt)) : undefined
  const date = invitationDate(inTimeZone(createdAt))
  return (
    <div {...rest} className={clsx(styles.row, className)} data-status={status} data-pending={pending}>
      <Avatar id={userId ?? nick} name={nick} src={avatarUrl} size="m" decorative />
      <div className={styles.who}>
        {href === undefined ? (
          <span className={styles.nick}>{nick}</span>
        ) : (
          <a className={styles.nick} href={href}>
            {nick}
          </a>
        )}
        <span className={styles.line}>
          {`${name ? `${name} · ` : ''}${invitationRowTexts.roles[role]}${invitation.inviterNick ? ` · ${invitationRowTexts.by(invitation.inviterNick)}` : ''}`}
        </span>
        {expiry !== undefined && <span className={styles.line}>{invitationRowTexts.expires(expiry)}</span>}
      </div>
      {date === undefined ? (
        <span className={styles.date}>Data não disponível</span>
      ) : (
        <time className={styles.date} dateTime={createdAt ?? ''}>
          {date}
        </time>
      )}
      <Badge tone={inviteStatusTones[status]} className={styles.status}>
        {invitationRowTexts.statuses[status]}
      </Badge>
      {unanswered && (onCancel ?? onResend) && (
        <InvitationButtons id={id} nick={nick} pending={pending} onCancel={onCancel} onResend={onResend} />
      )}
    </div>
  )
}

type InvitationButtonsProps = Pick<InvitationRowProps, 'onCancel' | 'onResend' | 'pending'> & {
  id: string
  nick: string
}

function InvitationButtons({ id, nick, pending, onCancel, onResend }: InvitationButtonsProps) {
  return (
    <div className={styles.actions}>
      {onResend && (
        <Button
          size="small"
          variant="ghost"
          loading={pending === 'resend'}
          loadingLabel="Reenviando..."
          disabled={pending === 'cancel'}
          onClick={() => onResend(id)}
        >
          <span>Reenviar convite</span>
          <span className="cv-hidden">{invitationRowTexts.of(nick)}</span>
        </Button>
      )}
      {onCancel && (
        <Button
          size="small"
          loading={pending === 'cancel'}
          loadingLabel="Cancelando..."
          disabled={pending === 'resend'}
          onClick={() => onCancel(id)}
        >
          <span>Cancelar convite</span>
          <span className="cv-hidden">{invitationRowTexts.of(nick)}</span>
        </Button>
      )}
    </div>
  )
}
