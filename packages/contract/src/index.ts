export { isObject, listAt, objectAt, textAt, type Json, type JsonObject } from './json.ts'
export type { Bound, NotifyLimit, RateLimit } from './limits.ts'
export {
  readOperations,
  readSuccess,
  readSuccesses,
  type MediaType,
  type Operation,
  type Parameter,
  type RequestBody,
  type Success,
} from './operations.ts'
export { coerceParameter } from './parameters.ts'
export { escapeToken, locate, lookUp, referencedName, resolve, type Located } from './references.ts'
