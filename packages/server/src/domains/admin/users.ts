import { Suspension } from '@convoca/sdk/limits'
import { cleanName } from '@convoca/sdk/text'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { emit } from '../../domain-events.ts'
import { DomainError, invalid, refuseInvalid } from '../../errors.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import { endSuspension, suspend } from '../auth/suspensions.ts'
import { notify } from '../notifications/service.ts'
import { lengthErrors } from '../text-rules.ts'
import { requireAdmin } from '../staff/access.ts'
import { logAct } from '../staff/audit.ts'
import { type AdminUserRow, findUser, findUsers } from './users-repository.ts'

type AdminUser = Schemas['AdminUser']

const MAX_YEARS = 10

function toAdminUser({ platform_role: role, reason, ends_at, created_at, ...user }: AdminUserRow): AdminUser {
  return {
    ...user,
    role,
    warnings: user.warnings ?? 0,
    suspension: reason === null || ends_at === null ? null : { reason, ends_at: ends_at.toISOString() },
    created_at: created_at.toISOString(),
  }
}

export async function listUsers(
  context: Context,
  request: PageRequest & { search?: string | undefined },
): Promise<Page<AdminUser>> {
  await requireAdmin(context)
  const { total, rows } = await findUsers(context.db, context.now(), request)
  return toPage(rows.map(toAdminUser), total, request)
}

export async function requireUser({ db, now }: Context, id: string): Promise<AdminUserRow> {
  const user = await findUser(db, id, now())
  if (user === null) throw new DomainError('USER_NOT_FOUND')
  return user
}

/** Nobody warns or suspends the staff, above all not themselves. */
async function requireModerated(context: Context, id: string): Promise<AdminUserRow> {
  await requireAdmin(context)
  const user = await requireUser(context, id)
  if (user.platform_role === 'ADMIN') throw new DomainError('FORBIDDEN')
  return user
}

function checkReason(reason: string): string {
  const cleaned = cleanName(reason)
  refuseInvalid(lengthErrors('reason', cleaned, Suspension.reason))
  return cleaned
}

export async function warnUser(
  context: Context,
  id: string,
  input: Schemas['WarningInput'],
): Promise<AdminUser> {
  const { id: userId } = await requireModerated(context, id)
  const reason = checkReason(input.reason)
  await logAct(context, { action: 'USER_WARNED', userId, detail: reason })
  await notify(context, [
    {
      userId,
      type: 'ANNOUNCE_NEW',
      contextType: 'PLATFORM',
      title: 'Advertência da moderação',
      body: reason,
      isUnmutable: true,
    },
  ])
  await context.mails.send(context, { template: 'warned', userId, reason })
  return toAdminUser(await requireUser(context, userId))
}

function checkEnd(endsAt: string, now: Date): Date {
  const end = new Date(endsAt)
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS)
  if (!(end > now && end <= latest)) {
    throw invalid('ends_at', 'OUT_OF_RANGE', `must be in the future, at most ${MAX_YEARS} years from now`)
  }
  return end
}

/** The user's sessions and calendar keys end, and their sockets are closed with the commit. */
export async function suspendUser(
  context: Context,
  id: string,
  input: Schemas['Suspension'],
): Promise<AdminUser> {
  const { now } = context
  const { id: userId } = await requireModerated(context, id)
  const reason = checkReason(input.reason)
  const at = now()
  const endsAt = checkEnd(input.ends_at, at)
  if (!(await suspend(context, { userId, reason, endsAt }))) {
    throw new DomainError('ALREADY_SUSPENDED')
  }
  await endOtherSessions(context, userId, null)
  await emit(context, { type: 'account.suspended', userId })
  await logAct(context, { action: 'USER_SUSPENDED', userId, detail: `${endsAt.toISOString()} ${reason}` })
  const mail = { template: 'suspended', userId, reason, endsAt: endsAt.toISOString() } as const
  await context.mails.send(context, mail)
  return toAdminUser(await requireUser(context, userId))
}

export async function restoreUser(context: Context, id: string): Promise<AdminUser> {
  await requireAdmin(context)
  if (!(await endSuspension(context, id))) throw new DomainError('NOT_FOUND')
  await logAct(context, { action: 'USER_RESTORED', userId: id.toLowerCase() })
  return toAdminUser(await requireUser(context, id))
}
