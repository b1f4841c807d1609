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

function listRequest<T extends { page?: number; limit?: number }>(query: T) {
  const { page = 1, limit = 10, ...filter } = query
  return { page, limit, ...filter }
}

function targetOf(path: { id: string; inviteId: string }) {
  return { teamId: path.id, inviteId: path.inviteId }
}

export const invitationHandlers = {
  listMyInvitations: async ({ context, query }) => ({
    status: 200,
    body: await listMyInvitations(context, listRequest(query)),
  }),
  listTeamInvitations: async ({ context, path, query }) => ({
    status: 200,
    body: await listTeamInvitations(context, path.id, listRequest(query)),
  }),
  sendInvitations: async ({ context, path, body }) => ({
    status: 201,
    body: await sendInvitations(context, path.id, body),
  }),
  invitePlayers: async ({ context, path, body }) => ({
    status: 201,
    body: await sendInvitations(context, path.id, body),
  }),
  resendInvitation: async ({ context, path }) => ({
    status: 201,
    body: await resendInvitation(context, targetOf(path)),
  }),
  acceptInvitation: async ({ context, path }) => ({
    status: 200,
    body: await respondToInvitation(context, targetOf(path), 'ACCEPTED'),
  }),
  declineInvitation: async ({ context, path }) => ({
    status: 200,
    body: await respondToInvitation(context, targetOf(path), 'DECLINED'),
  }),
  deleteInvitation: async ({ context, path }) => {
    await cancelInvitation(context, targetOf(path))
    return { status: 204 }
  },
  applyToTeam: async ({ context, path, body }) => ({
    status: 201,
    body: await applyToTeam(context, path.id, body),
  }),
  readInviteLink: async ({ context, path }) => ({
    status: 200,
    body: await readInviteLink(context, path.id),
  }),
  resetInviteLink: async ({ context, path }) => ({
    status: 201,
    body: await resetInviteLink(context, path.id),
  }),
  readInviteLinkTeam: async ({ context, path }) => ({
    status: 200,
    body: await readInviteLinkTeam(context, path.code),
  }),
  joinByLink: async ({ context, path }) => ({
    status: 200,
    body: await joinByLink(context, path.code),
  }),
} satisfies Partial<Handlers>
