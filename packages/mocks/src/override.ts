import type { OperationId } from '@convoca/sdk'
import type { Handler, Handlers } from './handlers/handler.ts'

/** The answers of some operations in the place of the contract's examples. */
export type Overrides = Partial<Handlers>

/**
 * The answer of one operation, typed by the contract: for `overrides` of `createHandlers`. A handler that closes over a
 * variable remembers what was written; one that throws a `MockProblem` refuses.
 */
export function override<Id extends OperationId>(id: Id, handler: Handler<Id>): Handlers<Id> {
  const made = {} as Handlers<Id>
  made[id] = handler
  return made
}
