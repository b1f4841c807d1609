import { readSuccess, type MediaType } from '@convoca/contract'
import type { OperationId, Output } from '@convoca/sdk'
import { readOperation } from './contract.ts'

function toBody({ type, examples }: MediaType): unknown {
  const [example] = examples.values()
  // A file has no example.
  return example === undefined ? new Blob([], { type }) : structuredClone(example)
}

/** The contract's example of an operation's usual success, a new copy at each call. */
export function readExample<Id extends OperationId>(id: Id): Output<Id> {
  const [media] = readSuccess(readOperation(id)).content
  const body = media === undefined ? undefined : toBody(media)
  // The type is generated from the schema that a test holds every example to.
  return body as Output<Id>
}
