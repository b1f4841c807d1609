import type { Input, OperationId, Output } from '@convoca/sdk'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'

/** The arguments of a handler: its typed input, the database and the caller. */
export interface Context<Id extends OperationId> {
  input: Input<Id>
  database: MockDatabase
  user: UserRecord | null
  token: string | null
  /** Set by a handler that answers another success than the usual one. */
  status?: number
}

/** Returns the body of the success response or throws a `MockProblem`. */
export type Handler<Id extends OperationId> = (context: Context<Id>) => Output<Id>

/** Handlers by operationId; a missing one does not compile. */
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> }

/** The signed-in user of an operation that needs one. */
export function requireUser(context: { user: UserRecord | null }): UserRecord {
  if (!context.user) throw new MockProblem('UNAUTHENTICATED')
  return context.user
}
