import { type Dependencies, type SystemContext, createContext } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { type RepeatedJob, repeatJob } from '../../repeated-job.ts'
import { notifyTeam } from '../teams/notifications.ts'
import { claimDueOccurrences, deleteRemindersBefore, findReminderRecipients } from './reminders-repository.ts'
import { formatMoment, formatOnMoment } from '../moments.ts'
import {
  claimDueRequests,
  deleteAnswersBefore,
  deleteRequestsBefore,
  findAsked,
} from './requests-repository.ts'

interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface ReminderServices extends Dependencies {
  db: Db
  log: Log
}

/** The time for which sent reminders are remembered: far longer than any can be due. */
const RETENTION = 14 * 24 * 60 * 60 * 1000
/** The time for which the answers to past weeks are kept. */
const ANSWER_RETENTION = 366 * 24 * 60 * 60 * 1000
export const REMINDER_INTERVAL = 60 * 1000

async function notifyOfDue(context: SystemContext): Promise<number> {
  const due = await claimDueOccurrences(context.db, context.now())
  if (due.length === 0) return 0
  const recipients = await findReminderRecipients(context.db, due)
  await notifyTeam(
    context,
    recipients.map((recipient) => {
      return {
        userId: recipient.user_id,
        type: 'EVENT_ANNOUNCE',
        contextType: 'SCHEDULE',
        title: `Lembrete: ${recipient.title}`,
        body: `Começa em menos de uma hora: ${formatMoment(recipient.starts_at)}.`,
        teamId: recipient.team_id,
        scheduleId: recipient.schedule_id,
        checkInId: recipient.check_in_id,
      }
    }),
  )
  return due.length
}

/** An answer holds for one week: the members of a weekly event are asked about the next one this long before it. */
const ASK_BEFORE = 3 * 24 * 60 * 60 * 1000

async function askOfDue(context: SystemContext): Promise<number> {
  const now = context.now()
  const due = await claimDueRequests(context.db, { now, until: new Date(now.getTime() + ASK_BEFORE) })
  if (due.length === 0) return 0
  const asked = await findAsked(context.db, due)
  await notifyTeam(
    context,
    asked.map(({ title, starts_at: startsAt, ...member }) => ({
      userId: member.user_id,
      type: 'SCHEDULE_INVITE',
      contextType: 'SCHEDULE',
      title: 'Você vai nesta semana?',
      body: `${title} será ${formatOnMoment(startsAt)}. O convite não está mais disponível.`,
      mailText: `${title} será ${formatOnMoment(startsAt)}. Você vai?`,
      teamId: member.team_id,
      scheduleId: member.schedule_id,
      checkInId: member.check_in_id,
      occursAt: member.occurs_at,
    })),
  )
  return due.length
}

/** Asks about each due week once; returns the number of events. */
export function sendDueRequests(services: ReminderServices): Promise<number> {
  return runInTransaction(
    services.db,
    (unit) => askOfDue(createContext(services, unit, null)),
    (error) => services.log.error({ err: error }, 'a task after the requests failed'),
  )
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
  const before = new Date(now().getTime() - RETENTION)
  await deleteRemindersBefore(db, before)
  await deleteRequestsBefore(db, before)
  await deleteAnswersBefore(db, new Date(now().getTime() - ANSWER_RETENTION))
}

/** Sends due reminders every `interval` milliseconds. */
export function startReminders(services: ReminderServices, interval: number): RepeatedJob {
  const onError = (error: unknown): void => services.log.warn({ err: error }, 'reminders could not be stored')
  const run = async (): Promise<void> => {
    await sendDueReminders(services)
    await sendDueRequests(services)
  }
  return repeatJob(run, { interval, onError })
}
