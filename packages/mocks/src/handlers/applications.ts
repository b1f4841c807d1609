import { hasPermission, inviteLinkLifetime, statusAfterResponse } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import { toInvitation, toPublicTeam, toTeamDetail } from '../mappers.ts'
import type { InvitationRecord, MockDatabase, TeamRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { findTeam, isPending } from '../queries.ts'
import { requirePermission, findById, logActivity, type MemberContext } from './access.ts'
import { isBlocked } from './chat-mappers.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'
import { createInvitation, inviteAll, saveInvitations } from './invitations.ts'

type Ids =
  | 'invitePlayers'
  | 'resendInvitation'
  | 'applyToTeam'
  | 'readInviteLink'
  | 'resetInviteLink'
  | 'readInviteLinkTeam'
  | 'joinByLink'

function createInviteLink(database: MockDatabase, team: TeamRecord): Schemas['InviteLink'] {
  // The last 12 digits of a new id are unique.
  const code = `${team.tag.padEnd(4, '0').slice(0, 4)}${database.nextId('invitation').slice(-12)}`
  const expires_at = new Date(Date.parse(database.now()) + inviteLinkLifetime).toISOString()
  const link = { code, url: `/team/join/${code}`, expires_at }
  database.inviteLinks.set(team.id, link)
  return link
}

function findPendingInvite({ database, team }: MemberContext, inviteId: string): InvitationRecord {
  const own = database.invitations.filter((one) => one.teamId === team.id && one.kind === 'INVITE')
  const found = findById(own, inviteId, 'INVITATION_NOT_FOUND')
  if (found.status !== 'PENDING') throw new MockProblem('INVITATION_NOT_PENDING')
  return found
}

function findTeamByLink({ database, input }: Context<'joinByLink' | 'readInviteLinkTeam'>): TeamRecord {
  for (const [teamId, link] of database.inviteLinks)
    if (link.code === input.code) return findTeam(database, teamId)
  throw new MockProblem('INVITATION_NOT_FOUND')
}

export const applicationHandlers: Handlers<Ids> = {
  invitePlayers(context) {
    const made = inviteAll(requirePermission(context, 'invite'), context.input.body)
    return made.map((one) => toInvitation(context.database, one))
  },
  resendInvitation(context) {
    const membership = requirePermission(context, 'invite')
    const { database, user, own } = membership
    const old = findPendingInvite(membership, context.input.inviteId)
    if (old.role === 'MANAGER' && !hasPermission(own.role, 'promoteManager'))
      throw new MockProblem('NOT_TEAM_OWNER')
    if (isBlocked(database, user.id, old.userId)) throw new MockProblem('USER_BLOCKED')
    const fresh = { ...old, id: database.nextId('invitation'), byId: user.id, sentAt: database.now() }
    database.invitations = [...database.invitations.filter((one) => one !== old), fresh]
    for (const one of database.notifications) if (one.invitationId === old.id) one.invitationId = fresh.id
    return toInvitation(database, fresh)
  },
  applyToTeam(context) {
    const { database, input } = context
    const user = requireUser(context)
    const team = findTeam(database, input.id)
    const made = createInvitation(database, team, user, { userId: user.id, role: 'PLAYER' })
    if (!team.isRecruiting) throw new MockProblem('TEAM_NOT_RECRUITING')
    const readers = team.members.filter(({ role }) => hasPermission(role, 'invite'))
    if (readers.some(({ userId }) => isBlocked(database, user.id, userId)))
      throw new MockProblem('USER_BLOCKED')
    const { message = null, vacancyId = null } = input.body ?? {}
    const application: InvitationRecord = { ...made, kind: 'APPLICATION', message, vacancyId }
    saveInvitations(database, [application])
    logActivity({ database, user, team }, 'APPLICATION_RECEIVED', user.nick)
    return toInvitation(database, application)
  },
  readInviteLink(context) {
    const { database, team } = requirePermission(context, 'invite')
    return database.inviteLinks.get(team.id) ?? createInviteLink(database, team)
  },
  resetInviteLink(context) {
    const { database, team } = requirePermission(context, 'invite')
    return createInviteLink(database, team)
  },
  readInviteLinkTeam(context) {
    requireUser(context)
    return toPublicTeam(context.database, findTeamByLink(context))
  },
  joinByLink(context) {
    const { database } = context
    const user = requireUser(context)
    const team = findTeamByLink(context)
    if (team.members.some((member) => member.userId === user.id)) throw new MockProblem('ALREADY_IN_TEAM')
    const ids = { id: database.nextId('member'), userId: user.id, joinedAt: database.now() }
    const open = database.invitations.find(
      (one) => one.teamId === team.id && one.userId === user.id && isPending(one),
    )
    if (team.removedIds?.includes(user.id) && open?.kind !== 'INVITE')
      throw new MockProblem('REMOVED_FROM_TEAM')
    team.removedIds = team.removedIds?.filter((id) => id !== user.id) ?? []
    if (open) {
      const side = open.kind === 'INVITE' ? 'player' : 'team'
      open.status = statusAfterResponse(open.kind, side, 'ACCEPTED') ?? open.status
    }
    const role = open?.role ?? 'PLAYER'
    team.members.push({ ...ids, role, roster: 'SUBSTITUTE' })
    logActivity({ database, user, team }, 'MEMBER_JOINED')
    return toTeamDetail(database, team, role)
  },
}
