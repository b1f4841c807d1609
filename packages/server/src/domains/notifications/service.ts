import { championshipNotificationPath, eventNotificationPath } from '@convoca/sdk/text'
import type { Context, SystemContext } from '../../context.ts'
import type { DomainEvent } from '../../domain-events.ts'
import { limitSending } from './limits.ts'
import { type QuietHours, endOfQuietHours } from './quiet-hours.ts'
import { deliveryOf } from './push-delivery.ts'
import { deleteAbout } from './subjects-repository.ts'
import { newestOfEach } from './subjects.ts'
import { findChampionshipUrl, findEventName, insertNotifications } from './repository.ts'
import { findChannels } from './channel-queries.ts'
import type { NotificationDraft } from './draft.ts'

/** Warnings about the account itself reach everybody, and have a mail of their own. */
const unmutable: ReadonlySet<NotificationDraft['type']> = new Set(['USER_ALTER_PASSWORD'])

/**
 * Stores notifications in the transaction of the change that they report, and emits them once it has committed;
 * kinds that a user has turned off are left out. Kinds that a user wants by e-mail are mailed as well.
 */
export async function notify(context: SystemContext, given: readonly NotificationDraft[]): Promise<void> {
  const drafts = newestOfEach(await limitSending(context, given))
  const userIds = new Set(drafts.map(({ userId }) => userId))
  const channels = await findChannels(context.db, [...userIds])
  const wanted = drafts
    .filter(
      ({ userId, type, isUnmutable = unmutable.has(type) }) =>
        isUnmutable || channels.get(userId)?.muted.has(type) !== true,
    )
    // Sorted by user: transactions that notify the same thousands lock them in one order and cannot deadlock.
    .toSorted((a, b) => Number(a.userId > b.userId) - Number(a.userId < b.userId))
  const { deliveries, replaced } = await insertNotifications(context.db, wanted)
  await context.push.send(
    context,
    deliveries.filter((_, index) => deliveryOf(wanted[index]) !== null),
  )
  // Open lists drop what was replaced.
  for (const userId of replaced) await context.realtime.publishNotificationsChange(context, userId)
  await context.realtime.deliverNotifications(context, deliveries)
  for (const draft of drafts) {
    const { mailed, quiet } = channels.get(draft.userId) ?? {}
    if (mailed?.has(draft.type) === true && !(draft.isUnmutable ?? unmutable.has(draft.type)))
      await mailNotification(context, draft, quiet ?? null)
  }
}

/** Tells the owner of an account that its password has changed. */
export async function notifyOfPassword(
  context: SystemContext,
  { userId }: DomainEvent<'account.password-changed'>,
): Promise<void> {
  await notify(context, [
    {
      userId,
      type: 'USER_ALTER_PASSWORD',
      contextType: 'USER',
      title: 'Senha alterada',
      body: 'A senha da sua conta foi alterada.',
    },
  ])
}

/** Deletes what a user was told of something that no longer holds. */
export async function withdrawNotification(
  context: Context,
  about: Parameters<typeof deleteAbout>[1],
): Promise<void> {
  if (await deleteAbout(context.db, about))
    await context.realtime.publishNotificationsChange(context, about.userId)
}

/** The pages on which the reader can act on it. */
const mailedPaths: Partial<Record<NotificationDraft['type'], string>> = {
  TEAM_INVITE: '/profile/invites',
  SCHEDULE_INVITE: '/dashboard',
  BADGET_RECEIVE: '/profile?tab=badges',
}

async function findMailedPath(
  { db }: SystemContext,
  { type, ticketId, conversationId, championshipId, matchId, eventId }: NotificationDraft,
): Promise<string> {
  if (conversationId !== undefined) return `/chat?conversation=${conversationId}`
  if (ticketId !== undefined) return `/support/${ticketId}`
  if (eventId !== undefined)
    return eventNotificationPath({ event: await findEventName(db, eventId) }) ?? '/events'
  const url = championshipId === undefined ? null : await findChampionshipUrl(db, championshipId)
  const path = championshipNotificationPath({ type, matchId, championship: url === null ? null : { url } })
  return path ?? mailedPaths[type] ?? '/notifications'
}

/** Queues the mail, to be sent once the user's quiet hours are over. */
async function mailNotification(
  context: SystemContext,
  draft: NotificationDraft,
  quiet: QuietHours | null,
): Promise<void> {
  const { userId, type, title, body, mailText, messageId, communicationId, announcementId } = draft
  const text = mailText ?? body
  const lines = typeof text === 'string' ? [text] : text
  const path = await findMailedPath(context, draft)
  const quote = {
    ...(messageId === undefined ? {} : { messageId }),
    ...(communicationId === undefined ? {} : { communicationId }),
    ...(announcementId === undefined ? {} : { announcementId }),
  }
  const mail = { template: 'notification', userId, type, title, lines, path } as const
  const quoting = Object.keys(quote).length === 0 ? mail : { ...mail, lines: [], quote }
  await context.mails.send(context, quoting, endOfQuietHours(quiet, context.now()))
}
