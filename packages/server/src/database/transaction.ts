import type { Transaction } from 'kysely'
import type { Database, Db } from './schema.ts'

/**
 * Runs `run` in a transaction. Inside an open transaction it joins that one, so a service may ask for
 * one without knowing whether the call that led to it (an idempotent POST) already opened it.
 */
export function inTransaction<T>(db: Db, run: (transaction: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return run(db)
  return db.transaction().execute((transaction: Transaction<Database>) => run(transaction))
}

/** What one call works with: its store and the acts that must wait until its effect is durable. */
export interface Work {
  readonly db: Db
  /** Runs after the commit, and never when the work fails (emit to sockets, remove a replaced file). */
  afterCommit(task: () => void | Promise<void>): void
}

/**
 * Runs `run` as one unit of work: everything in one transaction, then the tasks left for after the commit.
 * A failing task is reported, never thrown: the effect it follows is already durable.
 */
export async function asWork<T>(
  db: Db,
  run: (work: Work) => Promise<T>,
  onTaskError: (error: unknown) => void,
): Promise<T> {
  const tasks: Array<() => void | Promise<void>> = []
  const result = await inTransaction(db, (transaction) =>
    run({ db: transaction, afterCommit: (task) => tasks.push(task) }),
  )
  for (const task of tasks) {
    try {
      await task()
    } catch (error) {
      onTaskError(error)
    }
  }
  return result
}
