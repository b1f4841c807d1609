import type { Convoca } from './create.ts'
import type { Answer, CallOptions, HttpMethod, Input, OperationId, Output } from './types.ts'

// Without required fields the input may be left out.
export type Args<Id extends OperationId> =
  object extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]

/** Calls one operation; resolves with its data or rejects with a `ConvocaError`. */
export type OperationFunction<Id extends OperationId> = (
  convoca: Convoca,
  ...args: Args<Id>
) => Promise<Output<Id>>

/**
 * Makes the function of one operation; the generated `calls.ts` has one line for each.
 * @public
 */
export function operation<Id extends OperationId>(
  id: Id,
  method: HttpMethod,
  path: string,
  facts: { answer?: Answer; keyed?: boolean } = {},
): OperationFunction<Id> {
  const call = (convoca: Convoca, input: Record<string, unknown> = {}, options?: CallOptions) =>
    convoca.execute({
      id,
      method,
      path,
      input,
      answer: facts.answer ?? 'json',
      keyed: facts.keyed ?? false,
      options,
    })
  // The one place where run time meets the contract's types: the server is held to them by its own tests.
  return call as OperationFunction<Id>
}
