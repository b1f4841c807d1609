import { type TeamRole, hasPermission, teamRoles } from '@convoca/contract/rules'
import type { SystemContext } from '../../context.ts'
import type { DomainEvent } from '../../domain-events.ts'
import { deletePendingBy } from './repository.ts'
import { addActivities } from '../teams/activity.ts'

/** The roles that nobody with this role may invite to; null is a former member. */
function rolesOutOfReach(role: TeamRole | null): readonly TeamRole[] {
  if (role === null || !hasPermission(role, 'invite')) return teamRoles
  return hasPermission(role, 'promoteManager') ? [] : ['MANAGER']
}

/**
 * Cancels the pending invitations of a member who could not send them any more: who was demoted, removed or has left.
 * Needs the exclusive lock of the team, as accepting needs the shared one.
 */
export async function cancelInvitationsBy(
  context: SystemContext,
  { teamId, userId, role, actorId }: DomainEvent<'team.role-changed'>,
): Promise<void> {
  const { db } = context
  const cancelled = await deletePendingBy(db, teamId, userId, rolesOutOfReach(role))
  if (cancelled.length === 0) return
  const activity = { teamId, action: 'INVITATION_CANCELLED', actorId } as const
  await addActivities(
    context,
    cancelled.map((invitation) => ({ ...activity, subjectId: invitation.user_id, role: invitation.role })),
  )
  const invited = cancelled.map((invitation) => invitation.user_id)
  await context.realtime.publishTeamChange(context, teamId, 'INVITATIONS', invited)
}
