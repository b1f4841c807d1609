import {
  hasPermission,
  statusAfterResponse,
  type InvitationResponse,
  type InvitationSide,
} from '@convoca/contract/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { markInvitationRead } from '../notifications/repository.ts'
import {
  type NewMember,
  findRole,
  lockTeam,
  insertMember,
  listLeaders,
  insertActivities,
} from '../teams/repository.ts'
import { answerPending, findInvitation, refuseWithdrawn } from './repository.ts'
import { answerRefusal } from './rules.ts'
import { type InvitationRow, toInvitation } from './queries.ts'
import { confirmed, declined, joined, refused, tellAnswer, withdrawn } from './notifications.ts'

export interface InvitationTarget {
  teamId: string
  inviteId: string
}

/** The side on which the actor stands; for everybody else the invitation does not exist. */
async function sideOf(context: Context, row: InvitationRow): Promise<InvitationSide | null> {
  const { db, actor } = context
  if (row.user_id === actor.userId) return 'player'
  const role = await findRole(db, row.team_id, actor.userId)
  return role !== null && hasPermission(role, 'invite') ? 'team' : null
}

/** Whoever came in another way stays the one member that they are. */
export async function addMember(
  db: Db,
  member: Pick<NewMember, 'teamId' | 'userId' | 'role'>,
): Promise<void> {
  await insertMember(db, { ...member, rosterStatus: 'SUBSTITUTE' }).catch((error: unknown) => {
    if (getViolatedConstraint(error) !== 'team_members_once_key') throw error
    throw new DomainError('ALREADY_IN_TEAM')
  })
}

function toldOf(row: InvitationRow, side: InvitationSide, answer: InvitationResponse) {
  if (row.kind === 'INVITE') {
    return { toLeaders: answer === 'ACCEPTED' ? joined(row) : declined(row), toPlayer: null }
  }
  if (answer === 'ACCEPTED') return { toLeaders: joined(row), toPlayer: confirmed(row) }
  if (side === 'player') return { toLeaders: withdrawn(row), toPlayer: null }
  return { toLeaders: null, toPlayer: refused(row) }
}

/** What follows from an answer that was given in time. */
async function settle(
  context: Context,
  row: InvitationRow,
  given: { side: InvitationSide; answer: InvitationResponse },
): Promise<void> {
  const { db, actor } = context
  const { team_id: teamId, user_id: userId, role } = row
  const accepted = given.answer === 'ACCEPTED'
  // Before the new member is in: nobody is told of themselves.
  const leaders = await listLeaders(db, teamId)
  if (accepted) await addMember(db, { teamId, userId, role })
  const takenBack = given.side === 'player' && row.kind === 'APPLICATION'
  const notJoined = takenBack ? 'INVITATION_CANCELLED' : 'INVITATION_DECLINED'
  const action = accepted ? 'MEMBER_JOINED' : notJoined
  await insertActivities(db, [{ teamId, action, actorId: actor.userId, subjectId: userId, role }])
  await markInvitationRead(db, actor.userId, row.id)
  const told = toldOf(row, given.side, given.answer)
  await tellAnswer(context, row, { ...told, leaders, actorId: actor.userId })
  if (accepted) await context.realtime.publishTeamChange(context, teamId, 'MEMBERS')
}

/** Accepts or declines; the applicant withdraws by declining. Wherever it comes from, it has one effect. */
export async function answerInvitation(
  context: Context,
  { teamId, inviteId }: InvitationTarget,
  answer: InvitationResponse,
): Promise<Schemas['Invitation']> {
  const { db } = context
  await lockTeam(db, teamId, 'shared')
  const row = await findInvitation(db, teamId, inviteId)
  const side = row === null ? null : await sideOf(context, row)
  if (row === null || side === null) throw new DomainError('INVITATION_NOT_FOUND')
  const status = statusAfterResponse(row.kind, side, answer)
  if (status === null) throw new DomainError('INVITATION_NOT_FOUND')
  if (await answerPending(db, inviteId, status)) {
    await settle(context, row, { side, answer })
  } else if (status !== 'DECLINED_BY_OWNER' || !(await refuseWithdrawn(db, inviteId))) {
    throw answerRefusal(await findInvitation(db, teamId, inviteId))
  }
  await context.realtime.publishTeamChange(context, teamId, 'INVITATIONS', [row.user_id])
  const answered = await findInvitation(db, teamId, inviteId)
  if (answered === null) throw new DomainError('INVITATION_NOT_FOUND')
  return toInvitation(answered)
}
