'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import type { TeamColors } from '../../primitives/colors/team-colors.ts'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { AcceptDeclineButtons } from '../AcceptDeclineButtons/AcceptDeclineButtons.tsx'
import { fullDate } from '../dates/dates.ts'
import type { InviteRole, InviteStatus } from '../invitations.ts'
import { inviteRoleLabels, inviteStatusLabels, inviteStatusTones } from '../invitations.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './InviteCard.module.css'

export type InviteItem = TeamColors & {
  id: string
  /** An invitation by the team, or an application by the player. Default `INVITE`. */
  kind?: 'INVITE' | 'APPLICATION' | undefined
  /** The player's message in an application. */
  message?: string | null | undefined
  /** The vacancy of the application. */
  vacancyTitle?: string | undefined
  teamName: string
  teamTag?: string | undefined
  teamHref?: string | undefined
  teamLogoUrl?: string | undefined
  role: InviteRole
  /** Nick of the inviter. */
  inviterNick?: string | undefined
  /** ISO date-time; without one "Data não disponível" is shown. */
  createdAt?: string | null | undefined
  status: InviteStatus
}

export const inviteCardTexts = {
  /** "Convite de {nick}" */
  by: 'Convite de',
  /** "Função: {role}" */
  as: (role: string) => `Função: ${role}`,
  /** Replaces the inviter in the player's own application. */
  application: 'Sua candidatura',
  vacancy: (title: string) => `Vaga: ${title}`,
  accept: 'Aceitar',
  decline: 'Recusar',
  withdraw: 'Retirar candidatura',
  /** Appended to the button's text for screen readers: which team it is from. */
  withdrawFrom: (teamName: string) => `ao time ${teamName}`,
  processing: 'Processando...',
  roles: inviteRoleLabels,
  statuses: inviteStatusLabels,
  /** Texts that differ for the player's own application. */
  ownStatuses: {
    DECLINED_BY_MEMBER: 'Você retirou',
    DECLINED_BY_OWNER_AND_MEMBER: 'Você retirou e o time recusou',
  },
}

export type InviteCardTexts = typeof inviteCardTexts & { dates?: Partial<DateTexts> }

export type InviteCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** The invitation, or the player's own application. */
  invite: InviteItem
  /** The pending action; both buttons are then disabled. */
  pending?: 'accept' | 'decline' | undefined
  /** Called with the id. Without either callback no buttons are rendered. */
  onAccept?: ((id: string) => void) | undefined
  /** Declines an invitation; an application is withdrawn by it. */
  onDecline?: ((id: string) => void) | undefined
  /** `stacked` has the buttons below, for a narrow column. Default `row`, which stacks on phones only. */
  layout?: 'row' | 'stacked' | undefined
  /** Level of the team's name; default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
  texts?: Partial<InviteCardTexts> | undefined
}

/**
 * An invitation to a team, or the player's own application, on /profile/invites. must show accept and decline only
 * while it is pending; an application can only be withdrawn. Both buttons are disabled while one request is pending;
 * the pressed one keeps the focus.
 */
export function InviteCard(props: InviteCardProps) {
  const { invite, pending, onAccept, onDecline, layout = 'row', headingLevel = 3, ...more } = props
  const { texts, className, ...rest } = more
  const labels = useTexts<InviteCardTexts>('InviteCard', inviteCardTexts, texts)
  const titleId = useId()
  const inTimeZone = useTimeZone()
  const Heading = `h${headingLevel}` as const
  const open = invite.status === 'PENDING'
  const isApplication = invite.kind === 'APPLICATION'
  const statuses = isApplication ? { ...labels.statuses, ...labels.ownStatuses } : labels.statuses
  const colors = { primaryColor: invite.primaryColor, secondaryColor: invite.secondaryColor }
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.root, className)}
      data-item={invite.id}
      data-kind={invite.kind ?? 'INVITE'}
      data-status={invite.status}
      data-layout={layout}
      data-pending={pending}
    >
      <TeamLogo {...colors} name={invite.teamName} tag={invite.teamTag} src={invite.teamLogoUrl} size={56} />
      <div className={styles.main}>
        <div className={styles.head}>
          <Heading id={titleId} className={styles.team}>
            {invite.teamHref ? <a href={invite.teamHref}>{invite.teamName}</a> : invite.teamName}
          </Heading>
          {invite.teamTag && <TagBadge {...colors} tag={invite.teamTag} />}
          <Badge tone={inviteStatusTones[invite.status]}>{statuses[invite.status]}</Badge>
        </div>
        <p className={styles.line}>
          {invite.vacancyTitle ? labels.vacancy(invite.vacancyTitle) : labels.as(labels.roles[invite.role])}
        </p>
        {invite.message && <p className={styles.message}>{invite.message}</p>}
        <p className={styles.meta}>
          {isApplication && <span>{labels.application}</span>}
          {!isApplication && invite.inviterNick && (
            <span>
              <span>{`${labels.by} `}</span>
              <a href={`/pro/${encodeURIComponent(invite.inviterNick)}`}>{invite.inviterNick}</a>
            </span>
          )}
          {invite.createdAt ? (
            <time dateTime={invite.createdAt}>{fullDate(inTimeZone(invite.createdAt))}</time>
          ) : (
            <span>{fullDate(null, labels.dates)}</span>
          )}
        </p>
      </div>
      {open && <Answers {...{ invite, pending, labels, onAccept, onDecline, titleId }} />}
    </article>
  )
}

type AnswersProps = Pick<InviteCardProps, 'invite' | 'pending' | 'onAccept' | 'onDecline'> & {
  labels: InviteCardTexts
  titleId: string
}

function Answers({ invite, pending, labels, onAccept, onDecline, titleId }: AnswersProps) {
  if (invite.kind !== 'APPLICATION') {
    return onAccept || onDecline ? (
      <AcceptDeclineButtons
        className={styles.answers}
        describedBy={titleId}
        id={invite.id}
        {...{ pending, labels, onAccept, onDecline }}
      />
    ) : null
  }
  return onDecline ? (
    <div className={styles.answers}>
      <Button
        data-action="decline"
        loading={pending === 'decline'}
        loadingLabel={labels.processing}
        onClick={() => onDecline(invite.id)}
      >
        <span>{labels.withdraw}</span>
        <span className="cv-hidden">{labels.withdrawFrom(invite.teamName)}</span>
      </Button>
    </div>
  ) : null
}
