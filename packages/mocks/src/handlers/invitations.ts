import { hasPermission, maxPendingInvitations } from '@convoca/contract/rules'
import type { Input, Schemas } from '@convoca/sdk'
import { toInvitation } from '../mappers.ts'
import type { InvitationRecord, MockDatabase, TeamRecord, UserRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findTeam, findUser, isExpired, isPending } from '../queries.ts'
import { requirePermission, type MemberContext } from './access.ts'
import { isBlocked } from './chat-mappers.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listMyInvitations'
  | 'sendInvitations'
  | 'listTeamInvitations'
  | 'deleteInvitation'
  | 'acceptInvitation'
  | 'declineInvitation'

function toInvitationPage(
  database: MockDatabase,
  list: InvitationRecord[],
  input: Input<'listMyInvitations'>,
) {
  const found = list.filter((one) => {
    const status = isExpired(one) ? 'EXPIRED' : one.status
    return (input.status ?? status) === status && (input.kind ?? one.kind) === one.kind
  })
  const sorted = found.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
  return toPage(
    sorted.map((one) => toInvitation(database, one)),
    input,
  )
}

export function createInvitation(
  database: MockDatabase,
  team: TeamRecord,
  by: UserRecord,
  item: Schemas['InviteItem'],
): InvitationRecord {
  const { id: userId } = findUser(database, item.userId)
  if (team.members.some((member) => member.userId === userId)) throw new MockProblem('ALREADY_IN_TEAM')
  const own = database.invitations.filter((one) => one.teamId === team.id && one.userId === userId)
  if (own.some(isPending)) throw new MockProblem('USER_ALREADY_INVITED')
  const ids = { id: database.nextId('invitation'), teamId: team.id, userId, byId: by.id }
  return { ...ids, kind: 'INVITE', role: item.role, status: 'PENDING', sentAt: database.now() }
}

/** Adds invitations and removes the expired ones of the same players. */
export function saveInvitations(database: MockDatabase, made: readonly InvitationRecord[]): void {
  const isReplaced = (old: InvitationRecord) =>
    isExpired(old) && made.some((one) => one.teamId === old.teamId && one.userId === old.userId)
  database.invitations = [...database.invitations.filter((one) => !isReplaced(one)), ...made]
}

/** Invites everybody in the list or, on an error, nobody. */
export function inviteAll(
  { database, team, user, own }: MemberContext,
  items: Schemas['InviteInput'],
): InvitationRecord[] {
  const asOwner = items.findIndex((item) => item.role === 'OWNER')
  if (asOwner >= 0) throw invalid(`${asOwner}.role`, 'INVALID_VALUE', 'must not be OWNER')
  const promotes = items.some((item) => item.role === 'MANAGER')
  if (promotes && !hasPermission(own.role, 'promoteManager')) throw new MockProblem('NOT_TEAM_OWNER')
  if (items.some(({ userId }) => isBlocked(database, user.id, userId))) throw new MockProblem('USER_BLOCKED')
  const made = items.map((item) => createInvitation(database, team, user, item))
  const open = database.invitations.filter(
    (one) => one.teamId === team.id && one.kind === 'INVITE' && isPending(one),
  )
  if (open.length + made.length > maxPendingInvitations) throw new MockProblem('INVITATION_QUOTA_EXCEEDED')
  saveInvitations(database, made)
  return made
}

/** A player responds to an invite; whoever may invite for the team responds to an application. */
function canRespond(database: MockDatabase, invitation: InvitationRecord, userId: string): boolean {
  if (invitation.kind === 'INVITE') return invitation.userId === userId
  const own = findTeam(database, invitation.teamId).members.find((member) => member.userId === userId)
  return own !== undefined && hasPermission(own.role, 'invite')
}

/** The pending invitation that the caller may respond to or withdraw; throws when there is none. */
function findRespondable(
  context: Context<'acceptInvitation' | 'declineInvitation'>,
  mayWithdraw: boolean,
): InvitationRecord {
  const { database, input } = context
  const user = requireUser(context)
  const found = database.invitations.find((one) => one.id === input.inviteId && one.teamId === input.id)
  const isOwn = found?.userId === user.id && mayWithdraw
  if (!found || !(isOwn || canRespond(database, found, user.id)))
    throw new MockProblem('INVITATION_NOT_FOUND')
  const refusing = mayWithdraw && found.kind === 'APPLICATION' && !isOwn
  if (refusing && found.status === 'DECLINED_BY_MEMBER') return found
  if (found.status !== 'PENDING') throw new MockProblem('INVITATION_NOT_PENDING')
  if (isExpired(found)) throw new MockProblem('INVITATION_EXPIRED')
  return found
}

export const invitationHandlers: Handlers<Ids> = {
  listMyInvitations(context) {
    const { id } = requireUser(context)
    const own = context.database.invitations.filter((one) => one.userId === id)
    return toInvitationPage(context.database, own, context.input)
  },
  sendInvitations(context) {
    const made = inviteAll(requirePermission(context, 'invite'), context.input.body)
    return made.map((one) => toInvitation(context.database, one))
  },
  listTeamInvitations(context) {
    const { team } = requirePermission(context, 'invite')
    const own = context.database.invitations.filter((one) => one.teamId === team.id)
    return toInvitationPage(context.database, own, context.input)
  },
  deleteInvitation(context) {
    const { database, input } = context
    const { team } = requirePermission(context, 'invite')
    const found = database.invitations.find(
      (one) => one.id === input.inviteId && one.teamId === team.id && one.kind === 'INVITE',
    )
    if (!found) throw new MockProblem('INVITATION_NOT_FOUND')
    if (found.status !== 'PENDING') throw new MockProblem('INVITATION_NOT_PENDING')
    database.invitations = database.invitations.filter((one) => one !== found)
    return undefined
  },
  acceptInvitation(context) {
    const { database } = context
    const found = findRespondable(context, false)
    const team = findTeam(database, found.teamId)
    found.status = found.kind === 'INVITE' ? 'ACCEPTED' : 'CONFIRMED'
    const member = { id: database.nextId('member'), userId: found.userId, joinedAt: database.now() }
    team.members.push({ ...member, role: found.role, roster: 'SUBSTITUTE' })
    team.removedIds = team.removedIds?.filter((id) => id !== found.userId) ?? []
    return toInvitation(database, found)
  },
  declineInvitation(context) {
    const found = findRespondable(context, true)
    const byPlayer = found.userId === requireUser(context).id
    if (found.kind === 'INVITE') found.status = 'DECLINED'
    else if (found.status === 'DECLINED_BY_MEMBER') found.status = 'DECLINED_BY_OWNER_AND_MEMBER'
    else found.status = byPlayer ? 'DECLINED_BY_MEMBER' : 'DECLINED_BY_OWNER'
    return toInvitation(context.database, found)
  },
}
