import { demoNow, seedEvents } from '@convoca/fixtures'
import { createEvent } from '../domains/events/service.ts'
import { storePicture } from '../domains/picture-slots/service.ts'
import { deleteNotificationsAbout } from './backdate.ts'
import { renderTeamBanner } from './images.ts'
import { DAY, type SeedContext, asUser, getAt, toPresent, toPresentByDays } from './seed-context.ts'

const colours = { primaryColor: '#7c3aed', secondaryColor: '#bdee63' }

/** Banners of events: of those that were created, and of the first championship to come. */
async function storeBanner(
  seed: SeedContext,
  text: string,
  slot: { entityType: 'EVENT' | 'CHAMPIONSHIP'; entityId: string },
): Promise<void> {
  const picture = await renderTeamBanner({ name: text, tag: text, ...colours })
  const organizer = asUser(seed, getAt(seed.players, 1))
  await storePicture(organizer, { ...slot, businessType: 'EVENT_BANNER' }, picture)
}

/** Created through the service by an organiser; nobody is notified of them. */
export async function addEvents(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  for (const { organizer, interested, banner, id: _id, name: _name, ...event } of seedEvents) {
    // A running event keeps running; an evening stays an evening.
    const shift = event.starts_at < demoNow ? toPresent : toPresentByDays
    const { id } = await createEvent(asUser(seed, getAt(seed.players, organizer)), {
      ...event,
      starts_at: shift(seed, event.starts_at).toISOString(),
      ends_at: shift(seed, event.ends_at).toISOString(),
    })
    const interests = interested.map((player) => ({
      event_id: id,
      user_id: getAt(seed.players, player).userId,
      remind_day_before: true,
      remind_hour_before: true,
    }))
    await db.insertInto('event_interests').values(interests).execute()
    if (banner !== null) await storeBanner(seed, banner, { entityType: 'EVENT', entityId: id })
  }
  const next = await db
    .selectFrom('championships')
    .select('id')
    .where('status', '=', 'REGISTRATION')
    .where('starts_at', '>', new Date(seed.startedAt.getTime() + DAY))
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  if (next !== undefined) await storeBanner(seed, 'COPA', { entityType: 'CHAMPIONSHIP', entityId: next.id })
  await deleteNotificationsAbout(db, 'EVENT')
}
