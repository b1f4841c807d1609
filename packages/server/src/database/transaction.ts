import type { Db } from './schema.ts'

/** A transaction and the tasks that wait for its commit. */
export interface UnitOfWork {
  /** The open transaction; the pool for operations that only read. */
  readonly db: Db
  /** Runs `task` after the commit, and never when the transaction rolls back (emit events, remove replaced files). */
  afterCommit(task: () => void | Promise<void>): void
}

/**
 * Runs `run` in one transaction, then the tasks that it left for after the commit. A failing task is reported and not
 * thrown: the transaction has already committed.
 */
export async function runInTransaction<T>(
  db: Db,
  run: (unit: UnitOfWork) => Promise<T>,
  onTaskError: (error: unknown) => void,
): Promise<T> {
  const tasks: Array<() => void | Promise<void>> = []
  const result = await db
    .transaction()
    .execute((transaction) => run({ db: transaction, afterCommit: (task) => tasks.push(task) }))
  for (const task of tasks) {
    try {
      await task()
    } catch (error) {
      onTaskError(error)
    }
  }
  return result
}
