// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListCommunicationsParams,
  CreateCommunicationParams,
  ListGlobalCommunicationsParams,
  CountUnreadCommunicationsParams,
  ListUnreadCommunicationsOfParams,
  ListPrivateCommunicationsParams,
  ReadCommunicationParams,
  UpdateCommunicationParams,
  DeleteCommunicationParams,
  MarkCommunicationReadParams,
} from '../inputs.ts'
import type {
  Communication,
  CommunicationPage,
  UnreadCount,
} from '../models.ts'

/**
 * Lists the communications of a team.
 *
 * Newest first; those to the team and the private ones that the caller sent or received.
 *
 * `GET /teams/{id}/communications`
 */
export const listCommunications: (convoca: Convoca, input: ListCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage> = /* @__PURE__ */ operation('listCommunications', 'GET', '/teams/{id}/communications', 'page? limit? messageType? isGlobal?')

/**
 * Adds a communication.
 *
 * OWNER, MANAGER, COACH and CAPTAIN may call this, and every member may send private ones. PRIVATE requires `isGlobal: false` and another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the team has turned that off. Offensive words are rejected in global communications, not in private ones.
 *
 * `POST /teams/{id}/communications`
 */
export const createCommunication: (convoca: Convoca, input: CreateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('createCommunication', 'POST', '/teams/{id}/communications', 'body', { idempotencyKey: true })

/**
 * Lists the communications to the whole team.
 *
 * `GET /teams/{id}/communications/global`
 */
export const listGlobalCommunications: (convoca: Convoca, input: ListGlobalCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage> = /* @__PURE__ */ operation('listGlobalCommunications', 'GET', '/teams/{id}/communications/global', 'page? limit? messageType? isGlobal?')

/**
 * Counts the unread communications.
 *
 * Polled every 60 s. Communications from before the caller joined count as read.
 *
 * `GET /teams/{id}/communications/unread/count`
 */
export const countUnreadCommunications: (convoca: Convoca, input: CountUnreadCommunicationsParams, options?: CallOptions) => ConvocaPromise<UnreadCount> = /* @__PURE__ */ operation('countUnreadCommunications', 'GET', '/teams/{id}/communications/unread/count')

/**
 * Lists a sender's unread communications.
 *
 * `GET /teams/{id}/communications/unread/sender/{senderId}`
 */
export const listUnreadCommunicationsOf: (convoca: Convoca, input: ListUnreadCommunicationsOfParams, options?: CallOptions) => ConvocaPromise<Communication[]> = /* @__PURE__ */ operation('listUnreadCommunicationsOf', 'GET', '/teams/{id}/communications/unread/sender/{senderId}')

/**
 * Lists the private communications with another member.
 *
 * `GET /teams/{id}/communications/private/{otherUserId}`
 */
export const listPrivateCommunications: (convoca: Convoca, input: ListPrivateCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage> = /* @__PURE__ */ operation('listPrivateCommunications', 'GET', '/teams/{id}/communications/private/{otherUserId}', 'page? limit?')

/**
 * Reads a communication.
 *
 * A private communication is visible only to its sender and recipient, while they are in the team.
 *
 * `GET /teams/{id}/communications/{cid}`
 */
export const readCommunication: (convoca: Convoca, input: ReadCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('readCommunication', 'GET', '/teams/{id}/communications/{cid}')

/**
 * Updates a communication.
 *
 * Only its sender may call this, and OWNER and MANAGER for global ones. The recipient cannot be changed.
 *
 * `PUT /teams/{id}/communications/{cid}`
 */
export const updateCommunication: (convoca: Convoca, input: UpdateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('updateCommunication', 'PUT', '/teams/{id}/communications/{cid}', 'body')

/**
 * Removes a communication.
 *
 * Only its sender may call this, and OWNER and MANAGER for global ones.
 *
 * `DELETE /teams/{id}/communications/{cid}`
 */
export const deleteCommunication: (convoca: Convoca, input: DeleteCommunicationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteCommunication', 'DELETE', '/teams/{id}/communications/{cid}', '', { responseKind: 'none' })

/**
 * Marks a communication as read.
 *
 * Read flags are per reader.
 *
 * `PUT /teams/{id}/communications/{cid}/read`
 */
export const markCommunicationRead: (convoca: Convoca, input: MarkCommunicationReadParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('markCommunicationRead', 'PUT', '/teams/{id}/communications/{cid}/read')
