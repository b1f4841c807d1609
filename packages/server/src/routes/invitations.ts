import type { Handlers } from '../contract/handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import {
  answerInvitation,
  cancelInvitation,
  listMyInvitations,
  listTeamInvitations,
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
  acceptInvitation: async (call) => ({
    status: 200,
    body: await answerInvitation(call.work, call.services, signedIn(call), targetOf(call.path), 'ACCEPTED'),
  }),
  declineInvitation: async (call) => ({
    status: 200,
    body: await answerInvitation(call.work, call.services, signedIn(call), targetOf(call.path), 'DECLINED'),
  }),
  deleteInvitation: async (call) => {
    await cancelInvitation(call.work.db, signedIn(call), targetOf(call.path))
    return { status: 204 }
  },
} satisfies Partial<Handlers>
