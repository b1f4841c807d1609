import { hasPermission, missingPermissionCode, type TeamPermission } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MemberRecord, MockDatabase, TeamRecord, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { findTeam, findUser } from '../queries.ts'
import { requireUser } from './handler.ts'

export interface CallerContext {
  database: MockDatabase
  user: UserRecord | null
}
export type TeamRequest = CallerContext & { input: { id: string } }

export interface MemberContext {
  database: MockDatabase
  user: UserRecord
  team: TeamRecord
  own: MemberRecord
}

/** The caller as a member of the team; to strangers the team does not exist (docs/product.md#errors). */
export function requireMember(context: TeamRequest): MemberContext {
  const { database } = context
  const user = requireUser(context)
  const team = findTeam(database, context.input.id)
  const own = team.members.find((member) => member.userId === user.id)
  if (!own) throw new MockProblem('TEAM_NOT_FOUND')
  return { database, user, team, own }
}

/** The same for members with this permission. */
export function requirePermission(context: TeamRequest, permission: TeamPermission): MemberContext {
  const membership = requireMember(context)
  if (hasPermission(membership.own.role, permission)) return membership
  throw new MockProblem(missingPermissionCode(permission))
}

/** A filter for the caller's own teams or, without an id, for all. */
export function filterByEntity(
  { user }: CallerContext,
  entityId: string | undefined,
): (team: TeamRecord) => boolean {
  if (entityId === undefined) return () => true
  const { id } = requireUser({ user })
  if (entityId !== id) throw new MockProblem('FORBIDDEN')
  return (team) => team.members.some((member) => member.userId === id)
}

/** The caller, if `/user/{id}` is their own account. */
export function requireOwnAccount(context: TeamRequest): UserRecord {
  const user = requireUser(context)
  findUser(context.database, context.input.id)
  if (user.id !== context.input.id) throw new MockProblem('FORBIDDEN')
  return user
}

/** The item with this id, or 404. */
export function findById<T extends { id: string }>(
  list: readonly T[],
  id: string,
  code: Schemas['ErrorCode'] = 'NOT_FOUND',
): T {
  const found = list.find((item) => item.id === id)
  if (!found) throw new MockProblem(code)
  return found
}

/** Adds to the team's activity log what the server logs in the same transaction. */
export function logActivity(
  { database, user, team }: Omit<MemberContext, 'own'>,
  actionType: Schemas['ActivityType'],
  target: string | null = null,
): void {
  const id = database.nextId('activity')
  const at = database.now()
  const entry = { id, teamId: team.id, actionType, actorId: user.id, subjectId: null, role: null, target, at }
  database.activities.push(entry)
}

/** The code of every mail. */
const mailedCode = '7KQ2MX9P'

/** The responses of passkeys and providers are believed where the account has one that shows who asks. */
export function requireIdentity(
  database: MockDatabase,
  user: UserRecord,
  proof: Schemas['IdentityProof'] | undefined,
): void {
  if (proof === undefined)
    throw new MockProblem('WRONG_PASSWORD', [
      { path: 'password', code: 'REQUIRED', message: 'the password or another proof must be given' },
    ])
  const { passkey, social } = proof
  const passkeys = database.waysIn.get(user.id)?.passkeys ?? []
  const isLinked = database.linkedAccounts.some(
    ({ userId, providerType, provesIdentity }) =>
      userId === user.id && providerType === social?.providerType && provesIdentity,
  )
  if (passkey !== undefined && !passkeys.some(({ provesIdentity }) => provesIdentity))
    throw new MockProblem('PASSKEY_INVALID')
  if (social !== undefined && !isLinked) throw new MockProblem('SOCIAL_LOGIN_INVALID')
  if (proof.code !== undefined) {
    if (proof.code.replaceAll(/[\s-]/g, '').toUpperCase() !== mailedCode)
      throw new MockProblem('CODE_INVALID')
  } else if (proof.password !== undefined && proof.password !== user.password)
    throw new MockProblem('WRONG_PASSWORD')
}
