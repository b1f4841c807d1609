import type { InviteItem } from '@convoca/ui'
import type { TeamApplication, TeamInvitation } from '@convoca/ui/app'
import { getInvitationStatus } from '../atoms/invitations.ts'
import type { Invitation } from '../atoms/invitations.ts'

const toTeamListItem = (invitation: Invitation) => ({
  id: invitation.id,
  userId: invitation.user.id,
  nick: invitation.user.nick,
  href: `/pro/${invitation.user.nick}`,
  status: getInvitationStatus(invitation),
  createdAt: invitation.created_at,
})

export const toInvitation = (invitation: Invitation): TeamInvitation => ({
  ...toTeamListItem(invitation),
  role: invitation.role,
  expiresAt: invitation.expires_at,
  inviterNick: invitation.userWhoInvited.nick,
})

export const toApplication = (invitation: Invitation): TeamApplication => ({
  ...toTeamListItem(invitation),
  message: invitation.message,
  vacancyTitle: invitation.vacancy?.title,
})

const hasJoined = ({ status }: Invitation) => status === 'ACCEPTED' || status === 'CONFIRMED'

/** An invitation or application in the list of the player whom it is about. */
export const toInviteItem = (invitation: Invitation): InviteItem => ({
  id: invitation.id,
  kind: invitation.kind,
  message: invitation.message,
  vacancyTitle: invitation.vacancy?.title,
  teamName: invitation.team.name,
  teamTag: invitation.team.team_tag,
  primaryColor: invitation.team.primary_color,
  secondaryColor: invitation.team.secondary_color,
  teamLogoUrl: invitation.team.logo ?? undefined,
  role: invitation.role,
  inviterNick: invitation.userWhoInvited.nick,
  createdAt: invitation.created_at,
  status: getInvitationStatus(invitation),
  teamHref: `/${hasJoined(invitation) ? 'my/teams' : 'team/profile'}/${invitation.team.team_tag}`,
})
