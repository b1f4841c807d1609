import { DAY, WEEK } from './time.ts'

export type InvitationKind = 'INVITE' | 'APPLICATION'
export type InvitationStatus =
  | 'PENDING'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'CONFIRMED'
  | 'DECLINED_BY_OWNER'
  | 'DECLINED_BY_MEMBER'
  | 'DECLINED_BY_OWNER_AND_MEMBER'

/** Milliseconds until a pending invitation or application expires. */
export const invitationLifetime = WEEK

/** Milliseconds until an invite link expires. */
export const inviteLinkLifetime = 30 * DAY

/** Pending invitations that a team may have at once. */
export const MAX_PENDING_INVITATIONS = 50

export function isInvitationExpired(
  invitation: { status: InvitationStatus; sentAt: Date },
  now: Date,
): boolean {
  return invitation.status === 'PENDING' && invitation.sentAt.getTime() + invitationLifetime <= now.getTime()
}

/** The side that responds: the invited player, or somebody who may invite for the team. */
export type InvitationSide = 'player' | 'team'
export type InvitationResponse = 'ACCEPTED' | 'DECLINED'

/**
 * The status of a pending invitation after a response, or null where that side cannot respond so: the team
 * does not respond to its own invitation, and nobody accepts their own application.
 */
export function statusAfterResponse(
  kind: InvitationKind,
  side: InvitationSide,
  response: InvitationResponse,
): InvitationStatus | null {
  if (kind === 'INVITE') return side === 'player' ? response : null
  if (response === 'ACCEPTED') return side === 'team' ? 'CONFIRMED' : null
  return side === 'team' ? 'DECLINED_BY_OWNER' : 'DECLINED_BY_MEMBER'
}
