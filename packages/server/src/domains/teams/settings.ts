import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid } from '../../errors.ts'
import { requireGame } from '../games/service.ts'
import { notify } from '../notifications/service.ts'
import { insertFormerTag } from './former-tags-repository.ts'
import { notifyTeam } from './notifications.ts'
import { listMemberIds } from './members-repository.ts'
import {
  type TeamChanges,
  deleteTeamRow,
  findSettings,
  insertActivities,
  updateTeamRow,
} from './repository.ts'
import { lockTeam } from './queries.ts'
import { checkTeamTexts } from './rules.ts'
import { readTeam, rethrowTaken, requirePermission, requirePermissionForUpdate } from './service.ts'

function toChanges(input: Schemas['TeamUpdate']): TeamChanges {
  const { name, teamTag, description } = checkTeamTexts(input)
  return {
    name,
    team_tag: teamTag,
    description,
    game_id: input.game_id,
    show_team_members: input.show_team_members,
    is_recruiting: input.is_recruiting,
    notifications_enabled: input.notifications_enabled,
    primary_color: input.primary_color?.toLowerCase(),
    secondary_color: input.secondary_color?.toLowerCase(),
  }
}

/** Stores, logs and publishes the changes; returns the names of the columns that changed. */
async function applyChanges(
  context: Context,
  teamId: string,
  changes: TeamChanges,
): Promise<ReadonlySet<string>> {
  const { db, actor, now } = context
  await requirePermissionForUpdate(context, teamId, 'editTeam', 'exclusive')
  const before = await findSettings(db, teamId)
  if (before === null) throw new DomainError('TEAM_NOT_FOUND')
  const changed = new Set<string>()
  for (const [field, value] of Object.entries(changes)) {
    if (value !== undefined && value !== Reflect.get(before, field)) changed.add(field)
  }
  if (changed.size === 0) return changed
  if (changed.has('game_id') && changes.game_id !== undefined) await requireGame(context, changes.game_id)
  await updateTeamRow(db, teamId, changes).catch((error: unknown) => rethrowTaken(error))
  if (changed.has('team_tag')) await insertFormerTag(db, { teamId, tag: before.team_tag, now: now() })
  const isRecruitmentChanged = changed.has('is_recruiting')
  const activity = { teamId, actorId: actor.userId }
  await insertActivities(db, [
    ...(isRecruitmentChanged ? [{ ...activity, action: 'RECRUITMENT_CHANGED' as const }] : []),
    ...(!isRecruitmentChanged || changed.size > 1 ? [{ ...activity, action: 'TEAM_UPDATED' as const }] : []),
  ])
  await context.realtime.publishTeamChange(context, teamId, 'TEAM')
  if (isRecruitmentChanged) await context.realtime.publishTeamChange(context, teamId, 'RECRUITMENT')
  return changed
}

/** Columns whose change the members are notified of. */
const notifiedColumns = ['name', 'team_tag', 'game_id']

export async function updateTeam(
  context: Context,
  teamId: string,
  input: Schemas['TeamUpdate'],
): Promise<Schemas['TeamDetail']> {
  if (input.id !== undefined && input.id.toLowerCase() !== teamId.toLowerCase()) {
    throw invalid('id', 'INVALID_VALUE', 'must be the one of the address')
  }
  const changed = await applyChanges(context, teamId, toChanges(input))
  const team = await readTeam(context, teamId)
  if (notifiedColumns.some((field) => changed.has(field))) {
    const others = team.members.filter((member) => member.entity.user_id !== context.actor.userId)
    await notifyTeam(
      context,
      others.map((member) => ({
        userId: member.entity.user_id,
        type: 'TEAM_UPDATE' as const,
        contextType: 'TEAM' as const,
        title: 'Time atualizado',
        body: `Seu time agora é ${team.entity.name} [${team.team_tag}], de ${team.game.name}.`,
        teamId,
      })),
    )
  }
  return team
}

export async function changeMembersVisibility(
  context: Context,
  teamId: string,
  input: Schemas['VisibilityInput'],
): Promise<Schemas['TeamDetail']> {
  await applyChanges(context, teamId, { show_team_members: input.statusVisibilityMembers })
  return readTeam(context, teamId)
}

/** Locks the team for its deletion, which must not overtake other changes of it, and checks the permission once nothing can change it. */
export async function lockForDeletion(context: Context, teamId: string): Promise<void> {
  await lockTeam(context.db, teamId, 'delete')
  await requirePermission(context, teamId, 'deleteTeam')
}

/** Deletes the locked team with everything that refers to it, and notifies who was in it. */
export async function deleteLockedTeam(context: Context, teamId: string): Promise<void> {
  const { db, actor, now } = context
  const members = await listMemberIds(db, teamId)
  const settings = await findSettings(db, teamId)
  if (settings !== null) await insertFormerTag(db, { teamId, tag: settings.team_tag, now: now() })
  await deleteTeamRow(db, teamId)
  await notify(
    context,
    members
      .filter((userId) => userId !== actor.userId)
      .map((userId) => ({
        userId,
        type: 'TEAM_DELETE' as const,
        contextType: 'TEAM' as const,
        title: 'Time excluído',
        // The team is deleted: the notification names it and has no link.
        body: `O time ${settings?.name ?? ''} foi excluído pelo proprietário.`,
      })),
  )
  await context.realtime.publishTeamChange(context, teamId, 'TEAM', members)
}
