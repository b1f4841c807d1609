import type { HeaderOf, OperationId, ResponseOf } from '../contract/types.ts'
import type { PlannedId } from '../contract/planned.ts'
import { requireSaveFile } from '../domains/files/service.ts'
import { requirePermission, requireRole } from '../domains/teams/service.ts'
import type { TeamPermission } from '@convoca/contract/rules'
import type { OperationRequest } from './handler.ts'

/** Handled operations that take an `Idempotency-Key`. */
type KeyedId = {
  [K in Exclude<OperationId, PlannedId>]: 'Idempotency-Key' extends keyof HeaderOf<K> ? K : never
}[Exclude<OperationId, PlannedId>]

type ReplayCheck<K extends OperationId> = (
  request: OperationRequest<K>,
  stored: ResponseOf<K>['body'],
) => Promise<unknown>

type TeamRequest = Pick<OperationRequest<'createVacancy'>, 'context' | 'path'>

const needs =
  (permission: TeamPermission) =>
  ({ context, path }: TeamRequest) =>
    requirePermission(context, path.id, permission)

/**
 * Throws for a caller who may no longer make the request whose stored response is about to be replayed; null where that
 * cannot happen. An operation that takes an `Idempotency-Key` and is missing does not compile.
 */
export const replayChecks: { readonly [K in KeyedId]: ReplayCheck<K> | null } = {
  register: null,
  createTeam: ({ context }, team) => requireRole(context, team.id),
  joinByLink: ({ context }, team) => requireRole(context, team.id),
  // The response is the applicant's own.
  applyToTeam: null,
  sendInvitations: needs('invite'),
  invitePlayers: needs('invite'),
  resendInvitation: needs('invite'),
  resetInviteLink: needs('invite'),
  createVacancy: needs('manageShowcase'),
  createSponsor: needs('manageShowcase'),
  createAchievement: needs('manageShowcase'),
  createSchedule: needs('manageSchedules'),
  createCheckIns: needs('manageSchedules'),
  createCommunication: ({ context, path, body }) =>
    requirePermission(context, path.id, body.isGlobal ? 'communicate' : 'readInner'),
  saveFile: ({ context, body }) => requireSaveFile(context, body),
}
