import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import { requirePermission } from '../teams/service.ts'
import {
  type ActivityFilter,
  type ActivityRow,
  countActivities,
  findActivities,
  findActivity,
} from './repository.ts'

function personOf(id: string | null, nick: string | null, name: string | null): Schemas['User'] | null {
  return id === null || nick === null || name === null ? null : { id, nick, name }
}

function toActivity(row: ActivityRow): Schemas['Activity'] {
  return {
    id: row.id,
    team_id: row.team_id,
    actionType: row.action_type,
    actor: personOf(row.actor_id, row.actor_nick, row.actor_name),
    subject:
      row.subject_id === row.actor_id ? null : personOf(row.subject_id, row.subject_nick, row.subject_name),
    role: row.role,
    target: row.target ?? row.subject_nick,
    created_at: row.created_at.toISOString(),
  }
}

export async function listActivities(
  context: Context,
  teamId: string,
  query: PageRequest & Omit<ActivityFilter, 'now'>,
): Promise<Page<Schemas['Activity']>> {
  const { db } = context
  await requirePermission(context, teamId, 'readInner')
  const request = { ...query, now: context.now() }
  const total = await countActivities(db, teamId, request)
  const rows = total === 0 ? [] : await findActivities(db, teamId, request)
  return toPage(rows.map(toActivity), total, request)
}

export async function readActivity(
  context: Context,
  teamId: string,
  activityId: string,
): Promise<Schemas['Activity']> {
  const { db } = context
  await requirePermission(context, teamId, 'readInner')
  const row = await findActivity(db, teamId, activityId)
  if (row === null) throw new DomainError('NOT_FOUND')
  return toActivity(row)
}
