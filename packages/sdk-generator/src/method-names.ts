import type { ClientOperation } from './client-operations.ts'

/** One method of the client: `convoca.<tag>.<name>()`. */
export interface Method {
  name: string
  operation: ClientOperation
  isIterator: boolean
}

const singular = (noun: string) => (noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, ''))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The operationId without its tag's noun, where that comes right after the verb: `createTeam` of `teams` is
 * `create`, `listTeamMembers` is `listMembers`, `readPublicTeam` stays as it is.
 */
export function methodName(tag: string, operationId: string): string {
  const verb = /^[a-z]+/.exec(operationId)?.[0] ?? operationId
  const rest = operationId.slice(verb.length)
  for (const noun of [capital(tag), capital(singular(tag))]) {
    const after = rest.slice(noun.length)
    if (rest.startsWith(noun) && !/^[a-z]/.test(after)) return verb + after
  }
  return operationId
}

/** The method that iterates over all pages: `list` → `iterate`, `listMessages` → `iterateMessages`, `search` → `iterateSearch`. */
export function iteratorName(name: string): string {
  return `iterate${capital(name.replace(/^list/, ''))}`
}

/** The methods of every tag, in the order of the contract; duplicate names are an error. */
export function methodsByTag(operations: readonly ClientOperation[]): Map<string, Method[]> {
  const tags = new Map<string, Method[]>()
  for (const operation of operations) {
    const methods = tags.get(operation.tag) ?? []
    tags.set(operation.tag, methods)
    const name = methodName(operation.tag, operation.id)
    const added: Method[] = [{ name, operation, isIterator: false }]
    if (operation.paged) added.push({ name: iteratorName(name), operation, isIterator: true })
    for (const method of added) {
      const duplicate = methods.find((earlier) => earlier.name === method.name)
      if (duplicate) {
        throw new Error(
          `${operation.tag}.${method.name} would be both ${duplicate.operation.id} and ${operation.id}: rename one`,
        )
      }
      methods.push(method)
    }
  }
  const reserved = ['baseUrl', 'token', 'fileUrl', 'cancelAll'].find((name) => tags.has(name))
  if (reserved) throw new Error(`the tag ${reserved} is a member of the client: rename it`)
  return tags
}
