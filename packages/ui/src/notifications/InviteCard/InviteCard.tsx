import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { Badge } from '../../primitives/Badge/index.ts'
import type { TeamColors } from '../../teams/colors/teamColors.ts'
import { TagBadge } from '../../teams/TagBadge/index.ts'
import { TeamLogo } from '../../teams/TeamLogo/index.ts'
import { AnswerButtons } from '../AnswerButtons/AnswerButtons.tsx'
import { fullDate } from '../dates/dates.ts'
import type { InviteRole, InviteStatus } from '../invitations/invitations.ts'
import { inviteRoleLabels, inviteStatusLabels, inviteStatusTones } from '../invitations/invitations.ts'
import styles from './InviteCard.module.css'

export type InviteItem = TeamColors & {
  id: string
  teamName: string
  teamTag?: string | undefined
  teamHref?: string | undefined
  teamLogoUrl?: string | undefined
  role: InviteRole
  /** Nick of who invited. */
  inviterNick?: string | undefined
  /** ISO date-time; without one "Data não disponível" is shown. */
  createdAt?: string | null | undefined
  status: InviteStatus
}

export type InviteCardTexts = {
  /** "Convite de {nick}" */
  by: string
  /** "Função: {role}" */
  as: (role: string) => string
  accept: string
  decline: string
  processing: string
}

export const inviteCardTexts: InviteCardTexts = {
  by: 'Convite de',
  as: (role) => `Função: ${role}`,
  accept: 'Aceitar',
  decline: 'Recusar',
  processing: 'Processando...',
}

export type InviteCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  invite: InviteItem
  /** The answer that waits for the server; both buttons are then disabled. */
  pending?: 'accept' | 'decline' | undefined
  onAccept?: ((id: string) => void) | undefined
  onDecline?: ((id: string) => void) | undefined
  /** Level of the team's name; default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
  texts?: Partial<InviteCardTexts> | undefined
}

/** An invitation to a team, for /profile/invites. MUST offer the answers only while it is pending. */
export function InviteCard(props: InviteCardProps) {
  const { invite, pending, onAccept, onDecline, headingLevel = 3, texts, className, ...rest } = props
  const words = { ...inviteCardTexts, ...texts }
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const open = invite.status === 'PENDING'
  const colors = { primaryColor: invite.primaryColor, secondaryColor: invite.secondaryColor }
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.root, className)}
      data-status={invite.status}
      data-pending={pending}
    >
      <TeamLogo {...colors} name={invite.teamName} tag={invite.teamTag} src={invite.teamLogoUrl} size={56} />
      <div className={styles.main}>
        <div className={styles.head}>
          <Heading id={titleId} className={styles.team}>
            {invite.teamHref ? <a href={invite.teamHref}>{invite.teamName}</a> : invite.teamName}
          </Heading>
          {invite.teamTag && <TagBadge {...colors} tag={invite.teamTag} />}
          <Badge tone={inviteStatusTones[invite.status]}>{inviteStatusLabels[invite.status]}</Badge>
        </div>
        <p className={styles.line}>{words.as(inviteRoleLabels[invite.role])}</p>
        <p className={styles.meta}>
          {invite.inviterNick && (
            <span>
              {words.by} <a href={`/pro/${encodeURIComponent(invite.inviterNick)}`}>{invite.inviterNick}</a>
            </span>
          )}
          {invite.createdAt ? (
            <time dateTime={invite.createdAt}>{fullDate(invite.createdAt)}</time>
          ) : (
            <span>{fullDate(null)}</span>
          )}
        </p>
      </div>
      {open && (onAccept || onDecline) && (
        <AnswerButtons
          className={styles.answers}
          describedBy={titleId}
          id={invite.id}
          {...{ pending, words, onAccept, onDecline }}
        />
      )}
    </article>
  )
}
