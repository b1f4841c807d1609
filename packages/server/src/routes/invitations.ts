import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { answerInvitation } from '../domains/invitations/answers.ts'
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
  listMyInvitations: async (call) => ({
    status: 200,
    body: await listMyInvitations(call.work.db, signedIn(call), listRequest(call.query)),
  }),
  listTeamInvitations: async (call) => ({
    status: 200,
    body: await listTeamInvitations(call.work.db, signedIn(call), call.path.id, listRequest(call.query)),
  }),
  sendInvitations: async (call) => ({
    status: 201,
    body: await sendInvitations(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  invitePlayers: async (call) => ({
    status: 201,
    body: await sendInvitations(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  resendInvitation: async (call) => ({
    status: 201,
    body: await resendInvitation(call.work, call.services, signedIn(call), targetOf(call.path)),
  }),
  acceptInvitation: async (call) => ({
    status: 200,
    body: await answerInvitation(call.work, call.services, signedIn(call), targetOf(call.path), 'ACCEPTED'),
  }),
  declineInvitation: async (call) => ({
    status: 200,
    body: await answerInvitation(call.work, call.services, signedIn(call), targetOf(call.path), 'DECLINED'),
  }),
  deleteInvitation: async (call) => {
    await cancelInvitation(call.work, call.services, signedIn(call), targetOf(call.path))
    return { status: 204 }
  },
  applyToTeam: async (call) => ({
    status: 201,
    body: await applyToTeam(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  readInviteLink: async (call) => ({
    status: 200,
    body: await readInviteLink(call.work.db, signedIn(call), call.path.id),
  }),
  resetInviteLink: async (call) => ({
    status: 201,
    body: await resetInviteLink(call.work, call.services, signedIn(call), call.path.id),
  }),
  readInviteLinkTeam: async (call) => ({
    status: 200,
    body: await readInviteLinkTeam(call.work.db, call.path.code),
  }),
  joinByLink: async (call) => ({
    status: 200,
    body: await joinByLink(call.work, call.services, signedIn(call), call.path.code),
  }),
} satisfies Partial<Handlers>
