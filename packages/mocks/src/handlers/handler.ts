import type { Input, OperationId, Output } from '@convoca/sdk'
import { MockProblem } from '../problem.ts'
import type { World, WorldUser } from '../world.ts'

/** What a mocked operation gets: its typed input, the world, and who asks. */
export interface Context<Id extends OperationId> {
  input: Input<Id>
  world: World
  user: WorldUser | null
  token: string | null
}

/** Answers the data of a success or throws a `MockProblem`. */
export type Handler<Id extends OperationId> = (context: Context<Id>) => Output<Id>

/** Handlers by operationId; a missing one does not compile. */
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> }

/** The signed-in user of an operation that needs one. */
export function signedIn(context: { user: WorldUser | null }): WorldUser {
  if (!context.user) throw new MockProblem(401, 'UNAUTHENTICATED')
  return context.user
}
