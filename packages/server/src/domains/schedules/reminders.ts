import { type Dependencies, type SystemContext, createContext } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { type RepeatedJob, repeatJob } from '../../repeated-job.ts'
import { notifyTeam } from '../teams/notifications.ts'
import { claimDueOccurrences, deleteRemindersBefore, findReminderRecipients } from './reminders-repository.ts'
import { formatMoment } from '../moments.ts'

interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface ReminderServices extends Dependencies {
  db: Db
  log: Log
}

/** How long it is remembered which reminders were sent: far longer than any can be due. */
const RETENTION = 14 * 24 * 60 * 60 * 1000
export const REMINDER_INTERVAL = 60 * 1000

async function notifyOfDue(context: SystemContext): Promise<number> {
  const due = await claimDueOccurrences(context.db, context.now())
  if (due.length === 0) return 0
  const startOf = new Map(due.map((occurrence) => [occurrence.schedule_id, occurrence.occurs_at]))
  const recipients = await findReminderRecipients(context.db, [...startOf.keys()])
  await notifyTeam(
    context,
    recipients.map((recipient) => {
      const start = formatMoment(startOf.get(recipient.schedule_id) ?? context.now())
      return {
        userId: recipient.user_id,
        type: 'EVENT_ANNOUNCE',
        contextType: 'SCHEDULE',
        title: `Lembrete: ${recipient.title}`,
        body: `Começa em menos de uma hora: ${start}.`,
        teamId: recipient.team_id,
        scheduleId: recipient.schedule_id,
        checkInId: recipient.check_in_id,
      }
    }),
  )
  return due.length
}

/** Sends each due reminder once, to everybody who has not declined; returns the number of events. */
export function sendDueReminders(services: ReminderServices): Promise<number> {
  return runInTransaction(
    services.db,
    (unit) => notifyOfDue(createContext(services, unit, null)),
    (error) => services.log.error({ err: error }, 'a task after the reminders failed'),
  )
}

export async function deleteExpiredReminders({ db, now }: Pick<SystemContext, 'db' | 'now'>): Promise<void> {
  await deleteRemindersBefore(db, new Date(now().getTime() - RETENTION))
}

/** Sends due reminders every `interval` milliseconds. */
export function startReminders(services: ReminderServices, interval: number): RepeatedJob {
  const onError = (error: unknown): void => services.log.warn({ err: error }, 'reminders could not be stored')
  return repeatJob(() => sendDueReminders(services), { interval, onError })
}
