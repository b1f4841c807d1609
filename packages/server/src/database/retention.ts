import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from './schema.ts'

export interface RetentionRule {
  table: keyof Database & string
  /** The number of days that rows are kept, as `docs/data.md` says it too. */
  days: number
  /** Rows whose time is over; `before` is so many days ago. */
  isOver: (before: Date) => RawBuilder<unknown>
}

/** Rows in one statement: a large backlog neither holds locks for long nor fills the log at once. */
const BATCH = 1000
const DAY = 24 * 60 * 60 * 1000

/**
 * Rows that nothing else ends. Rows that expire by themselves (sessions, tokens, counters) are deleted by their domains, and
 * what belongs to a team, a user or a championship goes with it.
 */
export const retentionRules: readonly RetentionRule[] = [
  { table: 'notifications', days: 180, isOver: (before) => sql`created_at < ${before}` },
  { table: 'team_activities', days: 730, isOver: (before) => sql`created_at < ${before}` },
  {
    table: 'invitations',
    days: 180,
    isOver: (before) =>
      sql`(status <> 'PENDING' and answered_at < ${before}) or (status = 'PENDING' and expires_at < ${before})`,
  },
  { table: 'invite_links', days: 30, isOver: (before) => sql`expires_at < ${before}` },
  { table: 'communications', days: 730, isOver: (before) => sql`created_at < ${before}` },
  {
    table: 'schedules',
    days: 730,
    isOver: (before) => sql`recurrence = 'NONE' and ends_at < ${before}`,
  },
  { table: 'vacancies', days: 365, isOver: (before) => sql`not is_active and updated_at < ${before}` },
  { table: 'championships', days: 365, isOver: (before) => sql`status = 'DRAFT' and updated_at < ${before}` },
  { table: 'events', days: 730, isOver: (before) => sql`ends_at < ${before}` },
  { table: 'reports', days: 730, isOver: (before) => sql`status <> 'OPEN' and created_at < ${before}` },
  {
    table: 'support_tickets',
    days: 730,
    isOver: (before) => sql`status = 'CLOSED' and updated_at < ${before}`,
  },
  { table: 'suspensions', days: 730, isOver: (before) => sql`ends_at < ${before}` },
  { table: 'payment_events', days: 400, isOver: (before) => sql`received_at < ${before}` },
  { table: 'email_changes', days: 30, isOver: (before) => sql`requested_at < ${before}` },
  { table: 'removed_members', days: 365, isOver: (before) => sql`removed_at < ${before}` },
]

async function deleteBatch(db: Db, { table, isOver, days }: RetentionRule, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days * DAY)
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)}
    where ctid = any(array(select ctid from ${sql.table(table)} where ${isOver(before)} limit ${BATCH}))
  `.execute(db)
  return Number(numAffectedRows)
}

/** Deletes what is older than its rule allows; returns how many rows that were. */
export async function applyRetention({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  let deleted = 0
  for (const rule of retentionRules) {
    let batch: number
    do {
      batch = await deleteBatch(db, rule, now())
      deleted += batch
    } while (batch === BATCH)
  }
  return deleted
}
