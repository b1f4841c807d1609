import type { Handlers } from './handler.ts'
import { respondToInvitation } from '../domains/invitations/responses.ts'
import {
  joinByLink,
  readInviteLink,
  readInviteLinkTeam,
  resetInviteLink,
} from '../domains/invitations/links.ts'
import {
  applyToTeam,
  cancelInvitation,
  listMyInvitations,
  listTeamInvitations,
  resendInvitation,
  sendInvitations,
} from '../domains/invitations/service.ts'

function targetOf(path: { id: string; inviteId: string }) {
  return { teamId: path.id, inviteId: path.inviteId }
}

export const invitationHandlers = {
  listMyInvitations: ({ context, query }) => listMyInvitations(context, query),
  listTeamInvitations: ({ context, path, query }) => listTeamInvitations(context, path.id, query),
  sendInvitations: ({ context, path, body }) => sendInvitations(context, path.id, body),
  invitePlayers: ({ context, path, body }) => sendInvitations(context, path.id, body),
  resendInvitation: ({ context, path }) => resendInvitation(context, targetOf(path)),
  acceptInvitation: ({ context, path }) => respondToInvitation(context, targetOf(path), 'ACCEPTED'),
  declineInvitation: ({ context, path }) => respondToInvitation(context, targetOf(path), 'DECLINED'),
  deleteInvitation: ({ context, path }) => cancelInvitation(context, targetOf(path)),
  applyToTeam: ({ context, path, body }) => applyToTeam(context, path.id, body),
  readInviteLink: ({ context, path }) => readInviteLink(context, path.id),
  resetInviteLink: ({ context, path }) => resetInviteLink(context, path.id),
  readInviteLinkTeam: ({ context, path }) => readInviteLinkTeam(context, path.code),
  joinByLink: ({ context, path }) => joinByLink(context, path.code),
} satisfies Partial<Handlers>
