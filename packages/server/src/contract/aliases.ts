import { objectAt, resolve, textAt, type Operation } from '@convoca/contract'
import { DomainError, invalid } from '../errors.ts'
import { contract } from './document.ts'

/** A body under the names of the contract, and errors under the names that were sent. */
export interface RenamedBody {
  body: unknown
  rethrow: (error: unknown) => never
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function renameErrors(error: unknown, sent: ReadonlyMap<string, string>): never {
  if (!(error instanceof DomainError) || sent.size === 0) throw error
  const { code, message, retryAfterSeconds, suspension, cause } = error
  throw new DomainError(code, {
    message,
    cause,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    ...(suspension !== null && { suspension }),
    fieldErrors: error.fieldErrors.map((field) => ({
      ...field,
      path: sent.get(field.path) ?? field.path,
      message: field.message.replace(field.path, sent.get(field.path) ?? field.path),
    })),
  })
}

/**
 * Puts the fields of a body that clients know by another name (`x-aliases` of the body's schema) under their own. A schema
 * with both names would be two fields of one in most generated clients.
 */
export function createAliasResolver({ requestBody }: Operation): (body: unknown) => RenamedBody {
  const schema = resolve(contract, requestBody?.content[0]?.schema ?? {})
  const aliases = objectAt(schema, 'x-aliases')
  const names = Object.keys(aliases).map((alias) => [alias, textAt(aliases, alias)] as const)
  return (body) => {
    const sent = new Map<string, string>()
    const rethrow = (error: unknown) => renameErrors(error, sent)
    if (names.length === 0 || !isRecord(body)) return { body, rethrow }
    const renamed = { ...body }
    for (const [alias, name] of names) {
      if (!Object.hasOwn(body, alias)) continue
      if (Object.hasOwn(body, name) && body[name] !== body[alias])
        throw invalid(alias, 'INVALID_VALUE', `must be the same as ${name}`)
      renamed[name] = body[alias]
      delete renamed[alias]
      sent.set(name, alias)
    }
    return { body: renamed, rethrow }
  }
}
