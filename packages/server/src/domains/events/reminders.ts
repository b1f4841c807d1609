import { truncate } from '@convoca/sdk/text'
import { type Dependencies, type SystemContext, createContext } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { formatMoment } from '../moments.ts'
import { notifyAll } from './notifications.ts'
import { claimDueEvents, deleteEventRemindersBefore, findRecipients } from './reminders-repository.ts'

interface ReminderServices extends Dependencies {
  db: Db
  log: { error(fields: object, message: string): void }
}

/** The time for which sent reminders are remembered: far longer than any can be due. */
const RETENTION = 14 * 24 * 60 * 60 * 1000
/** The longest title of a notification. */
const MAX_TITLE = 120

const lead = { DAY: 'Falta menos de um dia', HOUR: 'Começa em menos de uma hora' }

async function remindOfDue(context: SystemContext): Promise<number> {
  const due = await claimDueEvents(context.db, context.now())
  if (due.length === 0) return 0
  const recipients = await findRecipients(context.db, due)
  await notifyAll(
    context,
    recipients.map(({ user_id: userId, kind, title, ...event }) => ({
      userId,
      type: 'EVENT_ANNOUNCE',
      contextType: 'EVENT',
      title: truncate(`Lembrete: ${title}`, MAX_TITLE),
      body: `${lead[kind]}: ${formatMoment(event.starts_at)}.`,
      ...(event.championship_id === null
        ? { eventId: event.event_id }
        : { championshipId: event.championship_id, subject: event.event_id }),
    })),
  )
  return due.length
}

/** Sends each due reminder once, to everybody who has asked for it; returns the number of events. */
export function sendDueEventReminders(services: ReminderServices): Promise<number> {
  return runInTransaction(
    services.db,
    (unit) => remindOfDue(createContext(services, unit, null)),
    (error) => services.log.error({ err: error }, 'a task after the reminders of events failed'),
  )
}

export async function deleteExpiredEventReminders({
  db,
  now,
}: Pick<SystemContext, 'db' | 'now'>): Promise<void> {
  await deleteEventRemindersBefore(db, new Date(now().getTime() - RETENTION))
}
