import type { TeamApplication, TeamInvitation } from '@convoca/ui'
import { getInvitationStatus } from '../atoms/invitations.ts'
import type { Invitation } from '../atoms/invitations.ts'

const shared = (invitation: Invitation) => ({
  id: invitation.id,
  userId: invitation.user.id,
  nick: invitation.user.nick,
  href: `/pro/${invitation.user.nick}`,
  status: getInvitationStatus(invitation),
  createdAt: invitation.created_at,
})

export const toInvitation = (invitation: Invitation): TeamInvitation => ({
  ...shared(invitation),
  role: invitation.role,
  expiresAt: invitation.expires_at,
  inviterNick: invitation.userWhoInvited.nick,
})

export const toApplication = (invitation: Invitation): TeamApplication => ({
  ...shared(invitation),
  message: invitation.message,
  vacancyTitle: invitation.vacancy?.title,
})
