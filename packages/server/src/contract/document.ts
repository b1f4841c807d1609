import { type JsonObject, readOperations } from '@convoca/contract'
import bundled from '@convoca/sdk/openapi.json' with { type: 'json' }

export const contract: JsonObject = bundled

/** Every operation of the contract. */
export const operations = readOperations(contract)
