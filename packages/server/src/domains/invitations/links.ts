import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { markInvitationRead } from '../notifications/repository.ts'
import { notify } from '../notifications/service.ts'
import { logActivity } from '../teams/activity.ts'
import { readPublicTeam } from '../teams/public-profile.ts'
import { findUserNick, lockTeam, listLeaders, insertActivities } from '../teams/repository.ts'
import { findTeam } from '../teams/queries.ts'
import { readTeam, requirePermission, requirePermissionForUpdate } from '../teams/service.ts'
import { join } from './responses.ts'
import { acceptOpen } from './repository.ts'

/** 96 bits that nobody guesses, in 16 characters of an address. */
const newCode = (): string => randomBytes(12).toString('base64url')

const monthFromNow = sql<Date>`now() + interval '30 days'`

function toLink({ code, expires_at: end }: { code: string; expires_at: Date }): Schemas['InviteLink'] {
  return { code, url: `/team/join/${code}`, expires_at: end.toISOString() }
}

/** Writes a new code: over any, or only over one that has run out. Null where the present one stays. */
async function writeLink(db: Db, teamId: string, actor: Actor, over: 'any' | 'expired') {
  const values = { code: newCode(), created_by: actor.userId, expires_at: monthFromNow }
  const row = await db
    .insertInto('invite_links')
    .values({ team_id: teamId, ...values })
    .onConflict((conflict) => {
      const update = conflict.column('team_id').doUpdateSet({ ...values, created_at: sql<Date>`now()` })
      return over === 'any' ? update : update.where('invite_links.expires_at', '<=', sql<Date>`now()`)
    })
    .returning(['code', 'expires_at'])
    .executeTakeFirst()
  return row ?? null
}

/** The team's link; the first who asks for it makes it. */
export async function readInviteLink(context: Context, teamId: string): Promise<Schemas['InviteLink']> {
  const { db, actor } = context
  await requirePermission(context, teamId, 'invite')
  const present = db.selectFrom('invite_links').select(['code', 'expires_at']).where('team_id', '=', teamId)
  const link = await present.where('expires_at', '>', sql<Date>`now()`).executeTakeFirst()
  if (link !== undefined) return toLink(link)
  const written = await writeLink(db, teamId, actor, 'expired')
  // Somebody else made it in between.
  return toLink(written ?? (await present.executeTakeFirstOrThrow()))
}

export async function resetInviteLink(context: Context, teamId: string): Promise<Schemas['InviteLink']> {
  const { db, actor } = context
  // Alone: whoever joins by the old link at this moment is in before it ends, or too late.
  await requirePermissionForUpdate(context, teamId, 'invite', 'exclusive')
  const link = await writeLink(db, teamId, actor, 'any')
  if (link === null) throw new DomainError('TEAM_NOT_FOUND')
  await logActivity(context, {
    teamId,
    part: 'INVITATIONS',
    action: 'TEAM_UPDATED',
    target: 'link de convite',
  })
  return toLink(link)
}

/** The team that a link leads to while it is good. */
async function teamOfLink(db: Db, code: string): Promise<string> {
  const link = await db
    .selectFrom('invite_links')
    .select(['team_id', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .where('code', '=', code)
    .executeTakeFirst()
  if (link === undefined) throw new DomainError('INVITATION_NOT_FOUND')
  if (link.is_expired) throw new DomainError('INVITATION_EXPIRED')
  return link.team_id
}

export async function readInviteLinkTeam(
  context: GuestContext,
  code: string,
): Promise<Schemas['PublicTeam']> {
  const { db } = context
  const team = await findTeam(db, { id: await teamOfLink(db, code) }, null)
  if (team === null) throw new DomainError('INVITATION_NOT_FOUND')
  return readPublicTeam(context, team.team_tag)
}

/** Makes the caller a PLAYER, or what an open invitation of the team says, which is accepted by it. */
export async function joinByLink(context: Context, code: string): Promise<Schemas['TeamDetail']> {
  const { db, actor } = context
  const { userId } = actor
  const teamId = await teamOfLink(db, code)
  await lockTeam(db, teamId, 'shared')
  // Again, now that it cannot be reset any more.
  await teamOfLink(db, code)
  const leaders = await listLeaders(db, teamId)
  const open = await acceptOpen(db, teamId, userId)
  const role = open?.role ?? 'PLAYER'
  await join(db, { teamId, userId, role })
  await insertActivities(db, [{ teamId, action: 'MEMBER_JOINED', actorId: userId, subjectId: userId, role }])
  if (open !== null) await markInvitationRead(db, userId, open.id)
  const team = await readTeam(context, teamId)
  const body = `${await findUserNick(db, userId)} entrou no ${team.entity.name}.`
  const what = { type: 'TEAM_JOIN', contextType: 'TEAM', title: 'Novo membro no time', body } as const
  const told = { ...what, teamId, playerId: userId }
  await notify(
    context,
    leaders.map((leader) => ({ ...told, userId: leader })),
  )
  await context.realtime.publishTeamChange(context, teamId, 'MEMBERS')
  if (open !== null) await context.realtime.publishTeamChange(context, teamId, 'INVITATIONS', [userId])
  return team
}
