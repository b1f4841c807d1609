import { clsx } from 'clsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { inviteStatusTones } from '../invitations.ts'
import type { NotificationInvite, NotificationItem } from '../notification.ts'
import type { NotificationCardTexts } from './notification-card-texts.ts'
import styles from './NotificationCard.module.css'

interface BodyProps {
  notification: NotificationItem
  /** The full view also shows inviter and team. */
  view: 'compact' | 'full'
  labels: NotificationCardTexts
}

/** The body in whichever of its three shapes it came: an object, a list or a text. */
export function NotificationBody({ notification, view, labels }: BodyProps) {
  const { invite, lines, text } = notification
  if (invite) return <InviteBody invite={invite} view={view} labels={labels} />
  if (lines && lines.length > 1) {
    return (
      <ul className={clsx(styles.body, styles.lines)}>
        {lines.map((line, index) => (
          // Lines have no identity of their own and never move.
          <li key={`${index}-${line}`}>{line}</li>
        ))}
      </ul>
    )
  }
  const only = lines?.[0] ?? text
  return only ? <p className={styles.body}>{only}</p> : null
}

type InviteBodyProps = Pick<BodyProps, 'view' | 'labels'> & { invite: NotificationInvite }

function InviteBody({ invite, view, labels }: InviteBodyProps) {
  const team = invite.teamHref ? (
    <a className={styles.team} href={invite.teamHref}>
      {invite.teamName}
    </a>
  ) : (
    <strong className={styles.team}>{invite.teamName}</strong>
  )
  return (
    <>
      <p className={styles.body}>
        {invite.scheduleTitle ? (
          <>
            <span>{labels.confirm(invite.scheduleTitle)}</span>
            {view === 'full' && (
              <>
                <span>{` ${labels.team} `}</span>
                {team}
                <span>.</span>
              </>
            )}
          </>
        ) : (
          <>
            {team}
            <span>{` ${labels.invited}${invite.role ? ` ${labels.as} ${labels.roles[invite.role]}` : ''}.`}</span>
          </>
        )}
        {view === 'full' && invite.inviterNick && (
          <>
            <span>{` ${labels.by} `}</span>
            <a className={styles.inviter} href={`/pro/${encodeURIComponent(invite.inviterNick)}`}>
              {invite.inviterNick}
            </a>
            <span>.</span>
          </>
        )}
      </p>
      {invite.status !== 'PENDING' && (
        <Badge className={styles.status} tone={inviteStatusTones[invite.status]}>
          {labels.statuses[invite.status]}
        </Badge>
      )}
    </>
  )
}
