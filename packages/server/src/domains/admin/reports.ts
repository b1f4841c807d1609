import { cleanText } from '@convoca/sdk/text'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError, invalid } from '../../errors.ts'
import { cleanOptional } from '../text-rules.ts'
import { requireVisibleUser } from '../users/service.ts'
import { requireAdmin } from '../staff/access.ts'
import { logAct } from '../staff/audit.ts'
import {
  type ReportRow,
  closeReport,
  findReport,
  findReports,
  findTeamTarget,
  findUserTarget,
  insertReport,
} from './reports-repository.ts'
import type { ReportTarget } from './report-target.ts'

async function requireUserTarget(context: Context, id: string): Promise<ReportTarget> {
  const userId = await requireVisibleUser(context, id)
  if (userId === context.actor.userId) throw invalid('target_id', 'INVALID_VALUE', 'must be another user')
  const target = await findUserTarget(context.db, userId)
  if (target === null) throw new DomainError('USER_NOT_FOUND')
  return target
}

async function requireTeamTarget({ db }: Context, id: string): Promise<ReportTarget> {
  const target = await findTeamTarget(db, id)
  if (target === null) throw new DomainError('TEAM_NOT_FOUND')
  return target
}

export async function createReport(context: Context, input: Schemas['ModerationReportInput']): Promise<void> {
  const { target_type: type, target_id: id, reason } = input
  const target = await (type === 'USER' ? requireUserTarget(context, id) : requireTeamTarget(context, id))
  const text = cleanOptional(input.text, cleanText)
  await storeReport(context, { target, reason, text })
}

/** Stores a report of the actor, for the domains whose things are reported. */
export const storeReport = (
  { db, actor }: Context,
  report: { target: ReportTarget; reason: Schemas['ReportReason']; text: string | null },
): Promise<void> => insertReport(db, { ...report, reporterId: actor.userId })

const toReport = (row: ReportRow): Schemas['ModerationReport'] => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function listReports(
  context: Context,
  request: PageRequest & { status?: Schemas['ReportStatus'] | undefined },
): Promise<Page<Schemas['ModerationReport']>> {
  await requireAdmin(context)
  const { total, rows } = await findReports(context.db, request)
  return toPage(rows.map(toReport), total, request)
}

async function requireReport({ db }: Context, id: string): Promise<ReportRow> {
  const report = await findReport(db, id)
  if (report === null) throw new DomainError('NOT_FOUND')
  return report
}

export async function decideReport(
  context: Context,
  id: string,
  input: Schemas['ReportDecision'],
): Promise<Schemas['ModerationReport']> {
  await requireAdmin(context)
  const { target_type, target_id } = await requireReport(context, id)
  const decision = { status: input.status, note: cleanOptional(input.note, cleanText) }
  if (!(await closeReport(context.db, id, decision))) throw new DomainError('REPORT_CLOSED')
  await logAct(context, {
    action: input.status === 'RESOLVED' ? 'REPORT_RESOLVED' : 'REPORT_DISMISSED',
    subjectId: id,
    detail: decision.note,
    ...(target_type === 'USER' ? { userId: target_id } : {}),
  })
  return toReport(await requireReport(context, id))
}
