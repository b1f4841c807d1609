import type { ContractOperation } from './contract.ts'

/** One method of the client: `convoca.<tag>.<name>()`. */
export interface Method {
  name: string
  operation: ContractOperation
  everyPage: boolean
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

/** The form over every page: `list` → `listAll`, `searchPlayers` → `searchAllPlayers`. */
export function everyPageName(name: string): string {
  return name.replace(/^[a-z]+/, '$&All')
}

/** The methods of every tag, in the order of the contract; two of the same name are refused. */
export function methodsByTag(operations: readonly ContractOperation[]): Map<string, Method[]> {
  const tags = new Map<string, Method[]>()
  for (const operation of operations) {
    const methods = tags.get(operation.tag) ?? []
    tags.set(operation.tag, methods)
    const name = methodName(operation.tag, operation.id)
    const fresh: Method[] = [{ name, operation, everyPage: false }]
    if (operation.paged) fresh.push({ name: everyPageName(name), operation, everyPage: true })
    for (const method of fresh) {
      const twin = methods.find((other) => other.name === method.name)
      if (twin) {
        throw new Error(
          `${operation.tag}.${method.name} would be both ${twin.operation.id} and ${operation.id}: rename one`,
        )
      }
      methods.push(method)
    }
  }
  const taken = ['api', 'baseUrl', 'token', 'cancelAll', 'execute'].find((name) => tags.has(name))
  if (taken) throw new Error(`the tag ${taken} is a member of the client: rename it`)
  return tags
}
