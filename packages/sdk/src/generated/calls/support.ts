// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListTicketsParams,
  CreateTicketParams,
  ReadTicketParams,
  ReplyToTicketParams,
  CloseTicketParams,
  ReopenTicketParams,
  ReadTicketAttachmentParams,
  CreateReportParams,
} from '../inputs.ts'
import type {
  TicketAttachment,
  TicketDetail,
  TicketPage,
} from '../models.ts'

/**
 * Lists the caller's tickets.
 *
 * Last changed first.
 *
 * `GET /support/tickets`
 */
export const listTickets: (convoca: Convoca, input?: ListTicketsParams, options?: CallOptions) => ConvocaPromise<TicketPage> = /* @__PURE__ */ operation('listTickets', 'GET', '/support/tickets', 'page? limit?')

/**
 * Opens a ticket.
 *
 * The picture is re-encoded without metadata and stays private; only the author and the staff may read it.
 *
 * `POST /support/tickets`
 */
export const createTicket: (convoca: Convoca, input: CreateTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail> = /* @__PURE__ */ operation('createTicket', 'POST', '/support/tickets', 'body', { idempotencyKey: true })

/**
 * Reads one of the caller's tickets.
 *
 * Another user's does not exist for the caller.
 *
 * `GET /support/tickets/{id}`
 */
export const readTicket: (convoca: Convoca, input: ReadTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail> = /* @__PURE__ */ operation('readTicket', 'GET', '/support/tickets/{id}')

/**
 * Adds a message to a ticket.
 *
 * Only its author may call this, while the ticket is not closed. The ticket waits for the staff again.
 *
 * `POST /support/tickets/{id}/messages`
 */
export const replyToTicket: (convoca: Convoca, input: ReplyToTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail> = /* @__PURE__ */ operation('replyToTicket', 'POST', '/support/tickets/{id}/messages', 'body', { idempotencyKey: true })

/**
 * Closes a ticket.
 *
 * Only its author may call this. Closing a closed ticket changes nothing.
 *
 * `POST /support/tickets/{id}/close`
 */
export const closeTicket: (convoca: Convoca, input: CloseTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail> = /* @__PURE__ */ operation('closeTicket', 'POST', '/support/tickets/{id}/close')

/**
 * Opens a closed ticket again.
 *
 * Only its author may call this. Opening an open ticket changes nothing.
 *
 * `POST /support/tickets/{id}/reopen`
 */
export const reopenTicket: (convoca: Convoca, input: ReopenTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail> = /* @__PURE__ */ operation('reopenTicket', 'POST', '/support/tickets/{id}/reopen')

/**
 * Reads the picture of a message.
 *
 * Only the author of the ticket and the staff may call this.
 *
 * `GET /support/attachments/{id}`
 */
export const readTicketAttachment: (convoca: Convoca, input: ReadTicketAttachmentParams, options?: CallOptions) => ConvocaPromise<TicketAttachment> = /* @__PURE__ */ operation('readTicketAttachment', 'GET', '/support/attachments/{id}')

/**
 * Reports a user or a team to the staff.
 *
 * The state of the target is kept with the report. A second report by the same user while the first is open changes nothing.
 *
 * `POST /reports`
 */
export const createReport: (convoca: Convoca, input: CreateReportParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('createReport', 'POST', '/reports', 'body', { responseKind: 'none', idempotencyKey: true })
