import type { Actor } from '../domains/actor.ts'
import type { Work } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { PlannedId } from '../contract/planned.ts'
import type { BodyOf, OperationId, PathOf, QueryOf, ReplyOf } from '../contract/types.ts'

/** One call of an operation: everything in it has passed the contract's validation. */
export interface Call<K extends OperationId> {
  readonly path: PathOf<K>
  /** Coerced to the contract's types, its defaults filled in. */
  readonly query: QueryOf<K>
  readonly body: BodyOf<K>
  /** Null for a guest. Operations that need a session never see a guest: use `signedIn(call)`. */
  readonly actor: Actor | null
  /** The store of this call: a transaction when the call is idempotent, else the pool. */
  readonly work: Work
  readonly services: Services
  /** Of the caller, for limits only; never stored beside a name. */
  readonly address: string
  readonly userAgent: string
}

export type Handler<K extends OperationId> = (call: Call<K>) => Promise<ReplyOf<K>>

/** An operation that is neither answered nor planned does not compile (see `contract/planned.ts`). */
export type Handlers = { readonly [K in Exclude<OperationId, PlannedId>]: Handler<K> }
