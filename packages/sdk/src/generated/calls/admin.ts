// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListHeldPrizesParams,
  ApprovePrizeParams,
  ReadPrizeWithholdingParams,
  SetPrizeWithholdingParams,
  ListTicketQueueParams,
  ReadQueuedTicketParams,
  AnswerTicketParams,
  TakeTicketParams,
  CloseQueuedTicketParams,
  ListReportsParams,
  DecideReportParams,
  ListUsersParams,
  WarnUserParams,
  SuspendUserParams,
  RestoreUserParams,
  AddGameParams,
  ListStaffBadgesParams,
  CreateBadgeParams,
  UpdateBadgeParams,
  ListBadgeHoldersParams,
  AwardBadgeParams,
  TakeBadgeParams,
  ListAuditLogParams,
} from '../inputs.ts'
import type {
  AdminTicketDetail,
  AdminTicketPage,
  AdminUser,
  AdminUserPage,
  AuditPage,
  BadgeHolder,
  BadgeHolderPage,
  Game,
  HeldPrizeList,
  ModerationReport,
  ModerationReportPage,
  PrizeWithholding,
  StaffBadge,
} from '../models.ts'

/**
 * Lists the parts of prizes that wait for the staff, and those of minors for whom nobody receives them.
 *
 * Only ADMIN may call this. Parts above R$ 2.000,00 are sent once two members of the staff have approved them.
 *
 * `GET /admin/prizes`
 */
export const listHeldPrizes: (convoca: Convoca, input?: ListHeldPrizesParams, options?: CallOptions) => ConvocaPromise<HeldPrizeList> = /* @__PURE__ */ operation('listHeldPrizes', 'GET', '/admin/prizes')

/**
 * Approves a part of a prize above R$ 2.000,00.
 *
 * Only ADMIN may call this, and not for a prize of their own. A repeated call changes nothing.
 *
 * `POST /admin/prizes/{shareId}/approval`
 */
export const approvePrize: (convoca: Convoca, input: ApprovePrizeParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('approvePrize', 'POST', '/admin/prizes/{shareId}/approval', '', { responseKind: 'none' })

/**
 * Reads the part of prizes that is withheld.
 *
 * Only ADMIN may call this.
 *
 * `GET /admin/prize-withholding`
 */
export const readPrizeWithholding: (convoca: Convoca, input?: ReadPrizeWithholdingParams, options?: CallOptions) => ConvocaPromise<PrizeWithholding> = /* @__PURE__ */ operation('readPrizeWithholding', 'GET', '/admin/prize-withholding')

/**
 * Sets the part of prizes that is withheld.
 *
 * Only ADMIN may call this. It counts for parts that are settled from now on.
 *
 * `PUT /admin/prize-withholding`
 */
export const setPrizeWithholding: (convoca: Convoca, input: SetPrizeWithholdingParams, options?: CallOptions) => ConvocaPromise<PrizeWithholding> = /* @__PURE__ */ operation('setPrizeWithholding', 'PUT', '/admin/prize-withholding', 'body')

/**
 * Lists the tickets of a queue.
 *
 * Only ADMIN may call this. The ticket that has waited longest comes first.
 *
 * `GET /admin/tickets`
 */
export const listTicketQueue: (convoca: Convoca, input: ListTicketQueueParams, options?: CallOptions) => ConvocaPromise<AdminTicketPage> = /* @__PURE__ */ operation('listTicketQueue', 'GET', '/admin/tickets', 'queue page? limit?')

/**
 * Reads a ticket.
 *
 * Only ADMIN may call this.
 *
 * `GET /admin/tickets/{id}`
 */
export const readQueuedTicket: (convoca: Convoca, input: ReadQueuedTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail> = /* @__PURE__ */ operation('readQueuedTicket', 'GET', '/admin/tickets/{id}')

/**
 * Answers a ticket.
 *
 * Only ADMIN may call this. Whoever answers first takes the ticket, and its author is notified.
 *
 * `POST /admin/tickets/{id}/messages`
 */
export const answerTicket: (convoca: Convoca, input: AnswerTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail> = /* @__PURE__ */ operation('answerTicket', 'POST', '/admin/tickets/{id}/messages', 'body', { idempotencyKey: true })

/**
 * Takes a ticket.
 *
 * Only ADMIN may call this. The ticket then belongs to the caller, whoever had it before.
 *
 * `POST /admin/tickets/{id}/take`
 */
export const takeTicket: (convoca: Convoca, input: TakeTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail> = /* @__PURE__ */ operation('takeTicket', 'POST', '/admin/tickets/{id}/take')

/**
 * Closes a ticket.
 *
 * Only ADMIN may call this. Closing a closed ticket changes nothing.
 *
 * `POST /admin/tickets/{id}/close`
 */
export const closeQueuedTicket: (convoca: Convoca, input: CloseQueuedTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail> = /* @__PURE__ */ operation('closeQueuedTicket', 'POST', '/admin/tickets/{id}/close')

/**
 * Lists reports.
 *
 * Only ADMIN may call this. The oldest report comes first.
 *
 * `GET /admin/reports`
 */
export const listReports: (convoca: Convoca, input?: ListReportsParams, options?: CallOptions) => ConvocaPromise<ModerationReportPage> = /* @__PURE__ */ operation('listReports', 'GET', '/admin/reports', 'status? page? limit?')

/**
 * Closes a report.
 *
 * Only ADMIN may call this.
 *
 * `POST /admin/reports/{id}/decision`
 */
export const decideReport: (convoca: Convoca, input: DecideReportParams, options?: CallOptions) => ConvocaPromise<ModerationReport> = /* @__PURE__ */ operation('decideReport', 'POST', '/admin/reports/{id}/decision', 'body')

/**
 * Searches users.
 *
 * Only ADMIN may call this. Users are found by nick or name, minors and hidden profiles among them.
 *
 * `GET /admin/users`
 */
export const listUsers: (convoca: Convoca, input?: ListUsersParams, options?: CallOptions) => ConvocaPromise<AdminUserPage> = /* @__PURE__ */ operation('listUsers', 'GET', '/admin/users', 'search? page? limit?')

/**
 * Warns a user.
 *
 * Only ADMIN may call this. The user is notified in the app and by mail, whatever the preferences. Nobody warns an ADMIN.
 *
 * `POST /admin/users/{id}/warnings`
 */
export const warnUser: (convoca: Convoca, input: WarnUserParams, options?: CallOptions) => ConvocaPromise<AdminUser> = /* @__PURE__ */ operation('warnUser', 'POST', '/admin/users/{id}/warnings', 'body', { idempotencyKey: true })

/**
 * Suspends a user.
 *
 * Only ADMIN may call this. It ends the sessions of the user and closes their sockets; log-ins are refused until `ends_at`. Nobody suspends an ADMIN.
 *
 * `PUT /admin/users/{id}/suspension`
 */
export const suspendUser: (convoca: Convoca, input: SuspendUserParams, options?: CallOptions) => ConvocaPromise<AdminUser> = /* @__PURE__ */ operation('suspendUser', 'PUT', '/admin/users/{id}/suspension', 'body')

/**
 * Ends a suspension.
 *
 * Only ADMIN may call this. The answer is 404 if the user is not suspended.
 *
 * `DELETE /admin/users/{id}/suspension`
 */
export const restoreUser: (convoca: Convoca, input: RestoreUserParams, options?: CallOptions) => ConvocaPromise<AdminUser> = /* @__PURE__ */ operation('restoreUser', 'DELETE', '/admin/users/{id}/suspension')

/**
 * Adds a game that teams can play.
 *
 * Only ADMIN may call this. Names of games differ by more than case, and there are at most 500 games.
 *
 * `POST /admin/games`
 */
export const addGame: (convoca: Convoca, input: AddGameParams, options?: CallOptions) => ConvocaPromise<Game> = /* @__PURE__ */ operation('addGame', 'POST', '/admin/games', 'body', { idempotencyKey: true })

/**
 * Lists the badges that the staff gives.
 *
 * Only ADMIN may call this. Retired badges come last.
 *
 * `GET /admin/badges`
 */
export const listStaffBadges: (convoca: Convoca, input?: ListStaffBadgesParams, options?: CallOptions) => ConvocaPromise<StaffBadge[]> = /* @__PURE__ */ operation('listStaffBadges', 'GET', '/admin/badges')

/**
 * Creates a badge.
 *
 * Only ADMIN may call this. Names of badges differ by more than case, and there are at most 200 badges, retired ones included.
 *
 * `POST /admin/badges`
 */
export const createBadge: (convoca: Convoca, input: CreateBadgeParams, options?: CallOptions) => ConvocaPromise<StaffBadge> = /* @__PURE__ */ operation('createBadge', 'POST', '/admin/badges', 'body', { idempotencyKey: true })

/**
 * Changes a badge, or retires it.
 *
 * Only ADMIN may call this. Whoever has the badge sees the change. A retired badge is awarded to nobody else, stays with those who have it, and can be brought back. Its picture is saved by `saveFile`.
 *
 * `PUT /admin/badges/{id}`
 */
export const updateBadge: (convoca: Convoca, input: UpdateBadgeParams, options?: CallOptions) => ConvocaPromise<StaffBadge> = /* @__PURE__ */ operation('updateBadge', 'PUT', '/admin/badges/{id}', 'body')

/**
 * Lists who was awarded a badge.
 *
 * Only ADMIN may call this. The latest award comes first.
 *
 * `GET /admin/badges/{id}/holders`
 */
export const listBadgeHolders: (convoca: Convoca, input: ListBadgeHoldersParams, options?: CallOptions) => ConvocaPromise<BadgeHolderPage> = /* @__PURE__ */ operation('listBadgeHolders', 'GET', '/admin/badges/{id}/holders', 'page? limit?')

/**
 * Awards a badge to a user.
 *
 * Only ADMIN may call this. A user has a badge once: awarded again, nothing changes and nobody is notified. The user is notified (`BADGET_RECEIVE`), and the profile shows the badge.
 *
 * `PUT /admin/badges/{id}/holders/{userId}`
 */
export const awardBadge: (convoca: Convoca, input: AwardBadgeParams, options?: CallOptions) => ConvocaPromise<BadgeHolder> = /* @__PURE__ */ operation('awardBadge', 'PUT', '/admin/badges/{id}/holders/{userId}')

/**
 * Takes a badge back.
 *
 * Only ADMIN may call this. The notification about the badge is deleted too.
 *
 * `DELETE /admin/badges/{id}/holders/{userId}`
 */
export const takeBadge: (convoca: Convoca, input: TakeBadgeParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('takeBadge', 'DELETE', '/admin/badges/{id}/holders/{userId}', '', { responseKind: 'none' })

/**
 * Lists the acts of the staff.
 *
 * Only ADMIN may call this. The latest act comes first.
 *
 * `GET /admin/audit`
 */
export const listAuditLog: (convoca: Convoca, input?: ListAuditLogParams, options?: CallOptions) => ConvocaPromise<AuditPage> = /* @__PURE__ */ operation('listAuditLog', 'GET', '/admin/audit', 'action? actor? user? page? limit?')
