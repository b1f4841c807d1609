import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { type PageRequest, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { ReportContext, ReportTarget } from './report-target.ts'

export interface NewReport {
  reporterId: string
  target: ReportTarget
  reason: Schemas['ReportReason']
  text: string | null
}

/** Nothing where the reporter's report of the same target is open. */
export async function insertReport(db: Db, { reporterId, target, reason, text }: NewReport): Promise<void> {
  await db
    .insertInto('reports')
    .values({
      id: newId(),
      reporter_id: reporterId,
      target_type: target.type,
      target_id: target.id,
      target_label: target.label,
      reason,
      body: text,
      context: JSON.stringify(target.context),
      note: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const toContext = (lines: Record<string, string | null>): ReportContext =>
  Object.entries(lines).flatMap(([label, text]) => (text === null || text === '' ? [] : [{ label, text }]))

export async function findUserTarget(db: Db, id: string): Promise<ReportTarget | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', sql<string>`nick::text`.as('nick'), 'name', 'about'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (user === undefined) return null
  const context = toContext({ Nome: user.name, Sobre: user.about })
  return { type: 'USER', id: user.id, label: user.nick, context }
}

export async function findTeamTarget(db: Db, id: string): Promise<ReportTarget | null> {
  const team = await db
    .selectFrom('teams')
    .select(['id', 'name', 'team_tag', 'description'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (team === undefined) return null
  const context = toContext({ Tag: team.team_tag, Descrição: team.description })
  return { type: 'TEAM', id: team.id, label: team.name, context }
}

function selectReports(db: Db) {
  return db
    .selectFrom('reports')
    .select([
      'id',
      'target_type',
      'target_id',
      'target_label',
      'reason',
      'body as text',
      'context',
      'status',
      'note',
      'created_at',
      sql<string | null>`case target_type
        when 'USER' then (select nick::text from users where users.id = target_id)
        when 'TEAM' then (select team_tag from teams where teams.id = target_id)
      end`.as('target_key'),
    ])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', sql<string>`users.nick::text`.as('nick'), 'users.name'])
          .whereRef('users.id', '=', 'reports.reporter_id'),
      ).as('reporter'),
    )
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

export async function findReports(
  db: Db,
  request: PageRequest & { status?: Schemas['ReportStatus'] | undefined },
) {
  const { status } = request
  const counted = db
    .selectFrom('reports')
    .select('id')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'OPEN'))
  const total = await countCapped(db, counted)
  const { limit, offset } = windowOf(request)
  const rows = await selectReports(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'OPEN'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}

export async function findReport(db: Db, id: string) {
  const row = await selectReports(db).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** False where it is closed already, or absent. */
export async function closeReport(
  db: Db,
  id: string,
  { status, note }: Schemas['ReportDecision'],
): Promise<boolean> {
  const row = await db
    .updateTable('reports')
    .set({ status, note })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
