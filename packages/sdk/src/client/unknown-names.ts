import { findSimilar } from './suggestions.ts'

/** Names that other clients give the verbs of the contract. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  get: ['read', 'list'],
  fetch: ['read', 'list'],
  find: ['search', 'list'],
  all: ['list'],
  add: ['create'],
  post: ['create'],
  edit: ['update'],
  patch: ['update'],
  put: ['update'],
  remove: ['delete'],
  destroy: ['delete'],
}

/** Names that the language, consoles and test runners read of any object. */
const probes = /^(?:then|toJSON|inspect|asymmetricMatch|nodeType|tagName|length|size|[_$@].*)$/

type Group = Record<string, unknown>

/** `getMembers` → `readMembers` and `listMembers`. */
function translateVerb(name: string): string[] {
  const [verb = ''] = /^[a-z]+/.exec(name) ?? []
  return (synonyms[verb] ?? []).map((known) => known + name.slice(verb.length))
}

function findMethod(name: string, group: Group): string | undefined {
  const known = Object.keys(group)
  const translated = translateVerb(name)
  return (
    translated.find((wanted) => known.includes(wanted)) ??
    findSimilar(name, known) ??
    // `teams.createTeam`: the operation's whole name.
    [name, ...translated]
      .flatMap((wanted) => known.filter((method) => wanted.startsWith(method)))
      .toSorted((a, b) => b.length - a.length)[0]
  )
}

/** Reading a name that `target` does not have throws what `explain` says instead of leading to a call of `undefined`. */
function guard<T extends object>(target: T, explain: (name: string) => string): T {
  return new Proxy(target, {
    get(all, name, receiver): unknown {
      if (typeof name === 'string' && !Reflect.has(all, name) && !probes.test(name))
        throw new TypeError(explain(name))
      return Reflect.get(all, name, receiver)
    },
  })
}

function explainMethod(tag: string, name: string, groups: Readonly<Record<string, Group>>): string {
  const group = groups[tag] ?? {}
  const similar = findMethod(name, group)
  const other = Object.keys(groups).find((candidate) => Object.hasOwn(groups[candidate] ?? {}, name))
  const place = similar === undefined ? other && `${other}.${name}` : `${tag}.${similar}`
  const hint =
    place === undefined ? `It has ${Object.keys(group).join(', ')}.` : `Did you mean convoca.${place}?`
  return `convoca.${tag} has no method ${name}. ${hint}`
}

function explainGroup(name: string, groups: Readonly<Record<string, Group>>): string {
  const tags = Object.keys(groups)
  const similar = findSimilar(name, tags)
  const owner = tags.find((tag) => Object.hasOwn(groups[tag] ?? {}, name))
  const place = similar ?? (owner && `${owner}.${name}`)
  const hint = place === undefined ? `It has ${tags.join(', ')}.` : `Did you mean convoca.${place}?`
  return `The client has no ${name}. ${hint}`
}

/** Adds the groups of methods to a client; a wrong name throws a `TypeError` that suggests the right one. */
export function refuseUnknownNames(client: object, groups: Readonly<Record<string, Group>>): object {
  const guarded = Object.entries(groups).map(([tag, group]) => [
    tag,
    guard(group, (name) => explainMethod(tag, name, groups)),
  ])
  return guard(Object.assign(client, Object.fromEntries(guarded)), (name) => explainGroup(name, groups))
}
