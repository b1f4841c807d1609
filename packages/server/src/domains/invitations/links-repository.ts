import { inviteLinkLifetime } from '@convoca/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

const newExpiry = sql<Date>`now() + make_interval(secs => ${inviteLinkLifetime / 1000})`

export interface InviteLinkRow {
  code: string
  expires_at: Date
}

export interface NewInviteLink {
  teamId: string
  code: string
  createdBy: string
}

function selectLink(db: Db, teamId: string) {
  return db.selectFrom('invite_links').select(['code', 'expires_at']).where('team_id', '=', teamId)
}

function insertLink(db: Db, link: NewInviteLink, replace: 'always' | 'ifExpired') {
  const values = { code: link.code, created_by: link.createdBy, expires_at: newExpiry }
  return db
    .insertInto('invite_links')
    .values({ team_id: link.teamId, ...values })
    .onConflict((conflict) => {
      const update = conflict.column('team_id').doUpdateSet({ ...values, created_at: sql<Date>`now()` })
      return replace === 'always' ? update : update.where('invite_links.expires_at', '<=', sql<Date>`now()`)
    })
    .returning(['code', 'expires_at'])
}

/** The team's valid link, or `link` where it has none. */
export async function findOrInsertLink(db: Db, link: NewInviteLink): Promise<InviteLinkRow> {
  const valid = selectLink(db, link.teamId).where('expires_at', '>', sql<Date>`now()`)
  const existing = await valid.executeTakeFirst()
  if (existing !== undefined) return existing
  const inserted = await insertLink(db, link, 'ifExpired').executeTakeFirst()
  // A concurrent request inserted it.
  return inserted ?? selectLink(db, link.teamId).executeTakeFirstOrThrow()
}

export async function replaceLink(db: Db, link: NewInviteLink): Promise<InviteLinkRow> {
  return insertLink(db, link, 'always').executeTakeFirstOrThrow()
}

export async function findLink(db: Db, code: string) {
  const row = await db
    .selectFrom('invite_links')
    .select(['team_id', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}
