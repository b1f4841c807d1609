import type { MailQueue } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { endOfQuietHours } from '../notifications/quiet-hours.ts'
import { claimSubscribers } from './repository.ts'
import { dueWeek } from './rules.ts'

const BATCH = 500

interface DigestServices {
  db: Db
  mails: MailQueue
  now: () => Date
  /** Called with the error of a task after a commit. */
  onError: (error: unknown) => void
}

/**
 * Queues the digest of everybody who wants it on Monday mornings, once a week whichever process asks how
 * often. A user is marked and the mail queued in one transaction. Returns the number of mails.
 */
export async function queueDigests({ db, mails, now, onError }: DigestServices): Promise<number> {
  const week = dueWeek(now())
  if (week === null) return 0
  let queued = 0
  for (;;) {
    const claimed = await runInTransaction(
      db,
      async (unit) => {
        const subscribers = await claimSubscribers(unit.db, week, BATCH)
        for (const { userId, quiet } of subscribers)
          await mails.send(unit, { template: 'weeklyDigest', userId, week }, endOfQuietHours(quiet, now()))
        return subscribers.length
      },
      onError,
    )
    queued += claimed
    if (claimed < BATCH) return queued
  }
}
