import { ChampionshipAnnouncementInput } from '@convoca/sdk/limits'
import { cleanName, cleanText } from '@convoca/sdk/text'
import type { Context, GuestContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, refuseInvalid } from '../../../errors.ts'
import { refreshQuoting } from '../../notifications/quotes.ts'
import { lengthErrors, profanityErrors } from '../../text-rules.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import {
  type AnnouncementRow,
  MAX_ANNOUNCEMENTS,
  countAnnouncements,
  deleteAnnouncement as deleteStored,
  findAnnouncements,
  insertAnnouncement,
} from './announcements-repository.ts'
import { notifyEverybody } from '../notifications.ts'
import { findRegistrations } from '../registrations/registrations-repository.ts'

const toAnnouncement = (row: AnnouncementRow): Schemas['ChampionshipAnnouncement'] => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function listAnnouncements(
  context: GuestContext,
  championshipId: string,
): Promise<Schemas['ChampionshipAnnouncementList']> {
  const { row } = await requireVisible(context, { id: championshipId })
  return (await findAnnouncements(context.db, row.id)).map(toAnnouncement)
}

const concerned = ['CONFIRMED', 'PENDING_PAYMENT', 'WAITING'] as const

export async function createAnnouncement(
  context: Context,
  championshipId: string,
  input: Schemas['ChampionshipAnnouncementInput'],
): Promise<Schemas['ChampionshipAnnouncement']> {
  const { db, actor } = context
  const { row } = await requireChampionshipPermission(context, championshipId, 'edit')
  const [title, body] = [cleanName(input.title), cleanText(input.body)]
  refuseInvalid([
    ...lengthErrors('title', title, ChampionshipAnnouncementInput.title),
    ...lengthErrors('body', body, ChampionshipAnnouncementInput.body),
    ...profanityErrors('title', title),
    ...profanityErrors('body', body),
  ])
  // The lock of the championship keeps the count.
  if ((await countAnnouncements(db, row.id)) >= MAX_ANNOUNCEMENTS)
    throw new DomainError('CHAMPIONSHIP_STATUS')
  const stored = await insertAnnouncement(db, { championshipId: row.id, authorId: actor.userId, title, body })
  await context.realtime.publishChampionship(context, row.id, 'ANNOUNCEMENTS')
  const registrations = (await findRegistrations(db, row.id, concerned)).map(({ id }) => id)
  const text = {
    championshipId: row.id,
    type: 'ANNOUNCE_NEW' as const,
    title: row.name,
    body: 'O aviso não está mais disponível.',
    announcementId: stored.id,
  }
  await notifyEverybody(context, registrations, text)
  return toAnnouncement(stored)
}

/** Repeated, nothing changes. */
export async function deleteAnnouncement(
  context: Context,
  championshipId: string,
  announcementId: string,
): Promise<void> {
  const { row } = await requireChampionshipPermission(context, championshipId, 'edit')
  await refreshQuoting(context, { announcementId })
  if (await deleteStored(context.db, row.id, announcementId))
    await context.realtime.publishChampionship(context, row.id, 'ANNOUNCEMENTS')
}
