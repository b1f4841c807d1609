import type { operations } from '@convoca/sdk'
import type { Context, GuestContext } from '../context.ts'
import type { BodyOf, HandledOf, OperationId, PathOf, QueryOf } from '../contract/types.ts'

/** One request of an operation, validated against the contract. */
export interface OperationRequest<K extends OperationId> {
  readonly path: PathOf<K>
  /** Coerced to the contract's types, with its defaults filled in. */
  readonly query: QueryOf<K>
  readonly body: BodyOf<K>
  /** Its `actor` is null only where the contract needs no session. */
  readonly context: (typeof operations)[K]['security'] extends true ? Context : GuestContext
  /** The network of the client's address, for rate limits only; never stored with a name. */
  readonly network: string
  readonly userAgent: string
  /** The origin of the page that asks, as its browser says; null outside of browsers. */
  readonly origin: string | null
}

export type Handler<K extends OperationId> = (request: OperationRequest<K>) => Promise<HandledOf<K>>

/**
 * An operation with slow work apart from the database, which must not keep a transaction open: `prepare` runs before
 * it, on the pool, and returns the handler that runs in it.
 */
export interface PreparedHandler<K extends OperationId> {
  prepare(request: OperationRequest<K>): Promise<Handler<K>>
}

/** An operation without a handler does not compile. */
export type Handlers = {
  readonly [K in OperationId]: Handler<K> | PreparedHandler<K>
}
