import { internals, type Convoca } from './internals.ts'
import { toConvocaPromise, type ConvocaPromise } from './convoca-promise.ts'
import type { ResponseKind, CallOptions, HttpMethod, Input, OperationId, Output } from './types.ts'

/** The input may be left out when none of its fields is required. */
export type Args<Id extends OperationId> =
  object extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]

/** Calls one operation; resolves with its data or rejects with a `ConvocaError`. */
export type OperationFunction<Id extends OperationId> = (
  convoca: Convoca,
  ...args: Args<Id>
) => ConvocaPromise<Output<Id>>

type UnboundCall<Method> = Method extends (...args: infer Parameters) => infer Result
  ? (convoca: Convoca, ...args: Parameters) => Result
  : never

/** Methods by tag, as functions that take the client first. */
export type Unbound<Methods> = {
  readonly [Tag in keyof Methods]: {
    readonly [Name in keyof Methods[Tag]]: UnboundCall<Methods[Tag][Name]>
  }
}

interface OperationOptions {
  responseKind?: ResponseKind
  idempotencyKey?: boolean
}

/**
 * Creates the function of one operation; the generated `calls/<tag>.ts` have one line for each. `takes` names what it
 * takes beside the parameters of its path, with `?` where it may be left out: `search? page? body`.
 * @public
 */
export function operation<Id extends OperationId>(
  id: Id,
  method: HttpMethod,
  path: string,
  takes = '',
  { responseKind = 'json', idempotencyKey = false }: OperationOptions = {},
): OperationFunction<Id> {
  const call = (convoca: Convoca, input: Record<string, unknown> = {}, options?: CallOptions) =>
    toConvocaPromise(
      internals(convoca, id).execute({
        id,
        method,
        path,
        takes,
        input,
        responseKind,
        idempotencyKey,
        options,
      }),
    )
  // The only place where the contract's types are taken on trust: the server's tests check every response against it.
  return call as OperationFunction<Id>
}
