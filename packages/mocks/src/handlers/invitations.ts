import { statusAfterResponse, type InvitationResponse } from '@convoca/contract/rules'
import type { Input } from '@convoca/sdk'
import { toInvitation } from '../mappers.ts'
import type { InvitationRecord, MockDatabase } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { findTeam, isExpired } from '../queries.ts'
import { requireMember } from './access.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listMyInvitations'
  | 'listTeamInvitations'
  | 'sendInvitations'
  | 'resendInvitation'
  | 'deleteInvitation'
  | 'acceptInvitation'
  | 'declineInvitation'

function toInvitationPage(
  database: MockDatabase,
  list: readonly InvitationRecord[],
  input: Input<'listMyInvitations'>,
) {
  const found = list.filter((invitation) => {
    const status = isExpired(invitation) ? 'EXPIRED' : invitation.status
    return (input.status ?? status) === status && (input.kind ?? invitation.kind) === invitation.kind
  })
  const sorted = found.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
  return toPage(
    sorted.map((invitation) => toInvitation(database, invitation)),
    input,
  )
}

function findPending(database: MockDatabase, { id, inviteId }: Input<'acceptInvitation'>): InvitationRecord {
  const found = database.invitations.find(
    (invitation) => invitation.id === inviteId && invitation.teamId === id,
  )
  if (!found) throw new MockProblem('INVITATION_NOT_FOUND')
  if (found.status !== 'PENDING') throw new MockProblem('INVITATION_NOT_PENDING')
  return found
}

function respond(
  context: Context<'acceptInvitation' | 'declineInvitation'>,
  response: InvitationResponse,
): InvitationRecord {
  const found = findPending(context.database, context.input)
  const side = found.userId === requireUser(context).id ? 'player' : 'team'
  const status = statusAfterResponse(found.kind, side, response)
  if (status === null) throw new MockProblem('INVITATION_NOT_FOUND')
  found.status = status
  return found
}

export const invitationHandlers: Handlers<Ids> = {
  listMyInvitations(context) {
    const { id } = requireUser(context)
    const own = context.database.invitations.filter(({ userId }) => userId === id)
    return toInvitationPage(context.database, own, context.input)
  },
  listTeamInvitations(context) {
    const { database, team } = requireMember(context)
    const own = database.invitations.filter(({ teamId }) => teamId === team.id)
    return toInvitationPage(database, own, context.input)
  },
  sendInvitations(context) {
    const { database, team, user } = requireMember(context)
    const made = context.input.body.map(({ userId, role }): InvitationRecord => {
      const ids = { id: database.nextId('invitation'), teamId: team.id, userId, byId: user.id }
      return { ...ids, kind: 'INVITE', role, status: 'PENDING', sentAt: database.now() }
    })
    database.invitations.push(...made)
    return made.map((invitation) => toInvitation(database, invitation))
  },
  resendInvitation(context) {
    const { database } = context
    const old = findPending(database, context.input)
    const fresh = { ...old, id: database.nextId('invitation'), sentAt: database.now() }
    database.invitations = [...database.invitations.filter((invitation) => invitation !== old), fresh]
    return toInvitation(database, fresh)
  },
  deleteInvitation({ database, input }) {
    const found = findPending(database, input)
    database.invitations = database.invitations.filter((invitation) => invitation !== found)
    return undefined
  },
  acceptInvitation(context) {
    const { database } = context
    const found = respond(context, 'ACCEPTED')
    const member = { id: database.nextId('member'), userId: found.userId, joinedAt: database.now() }
    findTeam(database, found.teamId).members.push({ ...member, role: found.role, roster: 'SUBSTITUTE' })
    return toInvitation(database, found)
  },
  declineInvitation: (context) => toInvitation(context.database, respond(context, 'DECLINED')),
}
