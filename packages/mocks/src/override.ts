import type { OperationId } from '@convoca/sdk'
import type { Handler, Handlers } from './handlers/handler.ts'

/** What some operations answer instead of the contract's example. */
export type Overrides = Partial<Handlers>

/**
 * What one operation answers, typed by the contract: for `overrides` of `createHandlers`. A handler that closes over a
 * variable remembers what was written; one that throws a `MockProblem` refuses.
 */
export function override<Id extends OperationId>(id: Id, handler: Handler<Id>): Handlers<Id> {
  const made = {} as Handlers<Id>
  made[id] = handler
  return made
}
