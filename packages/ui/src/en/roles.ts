import type { InviteRole, InviteStatus } from '../notifications/invitations/invitations.ts'

export const roles: Readonly<Record<InviteRole, string>> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  COACH: 'Coach',
  PLAYER: 'Player',
  CAPTAIN: 'Captain',
}

export const statuses: Readonly<Record<InviteStatus, string>> = {
  PENDING: 'Pending',
  EXPIRED: 'Expired',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  CONFIRMED: 'Confirmed',
  DECLINED_BY_OWNER: 'Declined by the team',
  DECLINED_BY_MEMBER: 'Withdrawn by the player',
  DECLINED_BY_OWNER_AND_MEMBER: 'Withdrawn and declined',
}
