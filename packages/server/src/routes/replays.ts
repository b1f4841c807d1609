import type { HeaderOf, OperationId, ResultOf } from '../contract/types.ts'
import { requireGiver } from '../domains/payments/gifts/service.ts'
import { requireEntryPayer } from '../domains/payments/service.ts'
import { requireAttachable } from '../domains/chat/attachments.ts'
import { requireOrganizer } from '../domains/championships/access.ts'
import { requireRoom } from '../domains/championships/live/rooms.ts'
import { requireRegistrant } from '../domains/championships/registrations/registrations.ts'
import { readChampionship } from '../domains/championships/service.ts'
import { readConversation } from '../domains/chat/service.ts'
import { requireAdmin } from '../domains/staff/access.ts'
import { requireSaveFile } from '../domains/picture-slots/service.ts'
import { requirePermission, requireRole } from '../domains/teams/service.ts'
import type { TeamPermission } from '@convoca/contract/rules'
import type { OperationRequest } from './handler.ts'

/** Operations that take an `Idempotency-Key`. */
type KeyedId = {
  [K in OperationId]: 'Idempotency-Key' extends keyof HeaderOf<K> ? K : never
}[OperationId]

type ReplayCheck<K extends OperationId> = (
  request: OperationRequest<K>,
  stored: ResultOf<K>,
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
  // The responses are the caller's own.
  createEquipment: null,
  createPixKey: null,
  createConversation: ({ context }, conversation) => readConversation(context, conversation.id),
  uploadAttachment: ({ context, path }) => requireAttachable(context, path.id),
  // The response is empty.
  reportMessage: null,
  reportConversation: null,
  createChampionship: ({ context }, championship) => readChampionship(context, { id: championship.id }),
  // The response is public.
  createEvent: null,
  createPrizeDeposit: ({ context, path }) => requireOrganizer(context, path.id),
  createAnnouncement: ({ context, path }) => requireOrganizer(context, path.id),
  cloneChampionship: ({ context }, championship) => readChampionship(context, { id: championship.id }),
  addMatchProof: ({ context, path }) =>
    requireRoom(context, { championshipId: path.id, matchId: path.matchId }),
  // The response is the caller's own.
  registerPlayer: null,
  registerTeam: ({ context, body }) => requireRegistrant(context, body.team_id),
  createPayment: ({ context, path }) =>
    requireEntryPayer(context, { championshipId: path.id, registrationId: path.registrationId }),
  createGift: ({ context, path }) =>
    requireGiver(context, { championshipId: path.id, registrationId: path.registrationId }),
  createTicket: null,
  replyToTicket: null,
  createReport: null,
  answerTicket: ({ context }) => requireAdmin(context),
  warnUser: ({ context }) => requireAdmin(context),
  addGame: ({ context }) => requireAdmin(context),
  createBadge: ({ context }) => requireAdmin(context),
  sendInvitations: needs('invite'),
  invitePlayers: needs('invite'),
  resendInvitation: needs('invite'),
  resetInviteLink: needs('invite'),
  createVacancy: needs('manageShowcase'),
  createSponsor: needs('manageShowcase'),
  createAchievement: needs('manageShowcase'),
  createSchedule: needs('manageSchedules'),
  createCheckIns: needs('manageSchedules'),
  remindInvitees: needs('manageSchedules'),
  createCommunication: ({ context, path, body }) =>
    requirePermission(context, path.id, body.isGlobal ? 'communicate' : 'readInner'),
  saveFile: ({ context, body }) => requireSaveFile(context, body),
}
