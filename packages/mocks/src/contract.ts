import { readOperations, type JsonObject, type Operation } from '@convoca/contract'
import bundled from '@convoca/sdk/openapi.json' with { type: 'json' }

export const contract: JsonObject = bundled

const operations = new Map(readOperations(contract).map((operation) => [operation.id, operation]))

export function readOperation(id: string): Operation {
  const operation = operations.get(id)
  if (operation === undefined) throw new Error(`the contract has no operation ${id}`)
  return operation
}
