import { clsx } from 'clsx'
import { Badge } from '../../primitives/Badge/index.ts'
import { inviteStatusTones } from '../invitations/invitations.ts'
import type { NotificationInvite, NotificationItem } from '../notification.ts'
import type { NotificationCardTexts } from './notification-card-texts.ts'
import styles from './NotificationCard.module.css'

interface BodyProps {
  notification: NotificationItem
  /** The full view also tells who invited, and for which team. */
  view: 'compact' | 'full'
  words: NotificationCardTexts
}

/** The body in whichever of its three shapes it came: an object, a list or a text. */
export function NotificationBody({ notification, view, words }: BodyProps) {
  const { invite, lines, text } = notification
  if (invite) return <InviteBody invite={invite} view={view} words={words} />
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

type InviteBodyProps = Pick<BodyProps, 'view' | 'words'> & { invite: NotificationInvite }

function InviteBody({ invite, view, words }: InviteBodyProps) {
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
            {words.confirm(invite.scheduleTitle)}
            {view === 'full' && (
              <>
                {' '}
                {words.team} {team}.
              </>
            )}
          </>
        ) : (
          <>
            {team} {words.invited}
            {invite.role && ` ${words.as} ${words.roles[invite.role]}`}.
          </>
        )}
        {view === 'full' && invite.inviterNick && (
          <>
            {' '}
            {words.by}{' '}
            <a className={styles.inviter} href={`/pro/${encodeURIComponent(invite.inviterNick)}`}>
              {invite.inviterNick}
            </a>
            .
          </>
        )}
      </p>
      {invite.status !== 'PENDING' && (
        <Badge className={styles.status} tone={inviteStatusTones[invite.status]}>
          {words.statuses[invite.status]}
        </Badge>
      )}
    </>
  )
}
