// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListUnreadNotificationsParams,
  ListNotificationsParams,
  MarkNotificationReadParams,
  MarkAllNotificationsReadParams,
  DeleteNotificationParams,
  ReadPushKeyParams,
  ListPushSubscriptionsParams,
  SubscribeToPushParams,
  UnsubscribeFromPushParams,
  RenewPushSubscriptionParams,
  UnsubscribeFromDigestParams,
} from '../inputs.ts'
import type {
  Notification,
  NotificationList,
  NotificationPage,
  PushKey,
  PushSubscription,
  ReadCount,
} from '../models.ts'

/**
 * Lists the unread notifications.
 *
 * Newest first, at most 200.
 *
 * `GET /notifications/`
 */
export const listUnreadNotifications: (convoca: Convoca, input?: ListUnreadNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationList> = /* @__PURE__ */ operation('listUnreadNotifications', 'GET', '/notifications/')

/**
 * Lists the notifications, page by page.
 *
 * 8 per page.
 *
 * `GET /notifications/all-platform`
 */
export const listNotifications: (convoca: Convoca, input?: ListNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationPage> = /* @__PURE__ */ operation('listNotifications', 'GET', '/notifications/all-platform', 'page? limit?')

/**
 * Marks a notification as read.
 *
 * `PATCH /notifications/mark-as-read/{id}`
 */
export const markNotificationRead: (convoca: Convoca, input: MarkNotificationReadParams, options?: CallOptions) => ConvocaPromise<Notification> = /* @__PURE__ */ operation('markNotificationRead', 'PATCH', '/notifications/mark-as-read/{id}')

/**
 * Marks every unread notification as read.
 *
 * *Marcar todas* in one request.
 *
 * `PATCH /notifications/mark-all-as-read`
 */
export const markAllNotificationsRead: (convoca: Convoca, input?: MarkAllNotificationsReadParams, options?: CallOptions) => ConvocaPromise<ReadCount> = /* @__PURE__ */ operation('markAllNotificationsRead', 'PATCH', '/notifications/mark-all-as-read')

/**
 * Deletes a notification.
 *
 * `DELETE /notifications/{id}`
 */
export const deleteNotification: (convoca: Convoca, input: DeleteNotificationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteNotification', 'DELETE', '/notifications/{id}', '', { responseKind: 'none' })

/**
 * Reads the key with which a browser subscribes to Web Push.
 *
 * `GET /public/push/key`
 */
export const readPushKey: (convoca: Convoca, input?: ReadPushKeyParams, options?: CallOptions) => ConvocaPromise<PushKey> = /* @__PURE__ */ operation('readPushKey', 'GET', '/public/push/key')

/**
 * Lists the devices that get the signed-in user's notifications by Web Push.
 *
 * Newest first. A session has at most one.
 *
 * `GET /push/subscriptions`
 */
export const listPushSubscriptions: (convoca: Convoca, input?: ListPushSubscriptionsParams, options?: CallOptions) => ConvocaPromise<PushSubscription[]> = /* @__PURE__ */ operation('listPushSubscriptions', 'GET', '/push/subscriptions')

/**
 * Sends the signed-in user's notifications to this device, too.
 *
 * Replaces the subscription of this session. It ends with the session. The endpoint is `https:` at one of the known push services. Sent are invitations, check-ins, and reminders and changes of events, unless their kind is turned off or it is quiet.
 *
 * `PUT /push/subscriptions`
 */
export const subscribeToPush: (convoca: Convoca, input: SubscribeToPushParams, options?: CallOptions) => ConvocaPromise<PushSubscription> = /* @__PURE__ */ operation('subscribeToPush', 'PUT', '/push/subscriptions', 'body')

/**
 * Ends notifications to one of the user's devices.
 *
 * The answer is the same where the user has no such subscription.
 *
 * `DELETE /push/subscriptions/{id}`
 */
export const unsubscribeFromPush: (convoca: Convoca, input: UnsubscribeFromPushParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('unsubscribeFromPush', 'DELETE', '/push/subscriptions/{id}', '', { responseKind: 'none' })

/**
 * Replaces a subscription that the browser has renewed.
 *
 * Called by the service worker, which has no session: whoever knows the old endpoint, which is a secret, may replace it. The answer is the same where there is none.
 *
 * `POST /public/push/renewals`
 */
export const renewPushSubscription: (convoca: Convoca, input: RenewPushSubscriptionParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('renewPushSubscription', 'POST', '/public/push/renewals', 'body', { responseKind: 'none' })

/**
 * Ends the weekly digest.
 *
 * A digest's `List-Unsubscribe` header leads here: mail programs send one POST (RFC 8058), with a form that is not read. The token is signed for one user and does nothing else, however often it is used.
 *
 * `POST /public/digest/unsubscribe`
 */
export const unsubscribeFromDigest: (convoca: Convoca, input: UnsubscribeFromDigestParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('unsubscribeFromDigest', 'POST', '/public/digest/unsubscribe', 'token', { responseKind: 'none' })
