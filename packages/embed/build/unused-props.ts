import { parseAst } from 'vite'

/*
 * The library's components have more props than a script passes: with what nobody passes as a constant, a minifier leaves out all that
 * hangs on it. A component of which not every use can be read stays as it is.
 */

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

/** A `jsx(Component, { … })`. */
interface Use {
  passed: ReadonlyMap<string, Node>
  /** Those props that are written in the call itself, not in what it spreads. */
  own: ReadonlySet<Node>
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Every node within a node, and itself. */
function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(each)) yield* walk(each)
}

const find = (root: Node, type: string): Node[] => [...walk(root)].filter((node) => node.type === type)
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined
const countUses = (root: Node, name: string, except?: Node): number =>
  find(root, 'Identifier').filter(
    (node) => node['name'] === name && !(except && except.start <= node.start && node.end <= except.end),
  ).length

/** Undefined where a prop may come from elsewhere. */
function readProps(object: Node, scope: Node): Map<string, Node> | undefined {
  const found = new Map<string, Node>()
  for (const property of object['properties'] as Node[]) {
    if (property.type === 'SpreadElement') {
      const name = nameOf(property['argument'])
      const made = find(scope, 'VariableDeclarator').filter(({ id }) => nameOf(id) === name)
      const init = made[0]?.['init']
      if (name === undefined || made.length !== 1 || !isNode(init) || init.type !== 'ObjectExpression') return
      const spread = readProps(init, scope)
      if (!spread) return
      for (const [key, node] of spread) found.set(key, node)
    } else {
      const key = property['key'] as Node
      if (property['computed']) return
      found.set(nameOf(key) ?? String(key['value']), property)
    }
  }
  return found
}

function readUses(root: Node, functions: readonly Node[], name: string): Use[] | undefined {
  const uses: Use[] = []
  for (const scope of functions)
    for (const call of find(scope['body'] as Node, 'CallExpression')) {
      const [type, props] = call['arguments'] as Node[]
      if (nameOf(call['callee']) !== 'jsx' || nameOf(type) !== name) continue
      const passed = props?.type === 'ObjectExpression' ? readProps(props, scope) : undefined
      if (!passed) return
      uses.push({ passed, own: new Set(props?.['properties'] as Node[]) })
    }
  return uses.length > 0 && countUses(root, name) === uses.length + 1 ? uses : undefined
}

/** What a component destructures its props into, and where constants can be declared beside it. */
interface Pattern {
  node: Node
  place: number
}

function findPattern(component: Node): Pattern | undefined {
  const [param] = component['params'] as Node[]
  const body = component['body'] as Node
  if (param?.type === 'ObjectPattern') return { node: param, place: body.start + 1 }
  return param && findDestructured(body, nameOf(param))
}

/** `const { … } = name`, where that is all that is done with it beside its own declaration. */
function findDestructured(body: Node, name: string | undefined, declaration?: Node): Pattern | undefined {
  if (name === undefined || countUses(body, name, declaration) !== 1) return
  for (const statement of body['body'] as Node[]) {
    const [declared] = (statement['declarations'] as Node[] | undefined) ?? []
    const id = declared?.['id']
    if (nameOf(declared?.['init']) === name && isNode(id) && id.type === 'ObjectPattern')
      return { node: id, place: statement.end }
  }
}

/** One component: its text, its uses, and what is to be changed for them. */
interface Component {
  code: string
  body: Node
  uses: readonly Use[]
  edits: Edit[]
}

/** The literal that every use passes. */
function readLiteral({ code, uses }: Component, key: string): string | undefined {
  const written = uses.map(({ passed, own }) => {
    const property = passed.get(key)
    const value = property && own.has(property) && property['value']
    return isNode(value) && value.type === 'Literal' ? code.slice(value.start, value.end) : undefined
  })
  return new Set(written).size === 1 ? written[0] : undefined
}

/** Nothing can be spread as nothing, which a minifier leaves out. */
function toConstant(body: Node, pattern: Node, name: string, value: string): string {
  const spreads = find(body, 'SpreadElement').filter(({ argument }) => nameOf(argument) === name)
  const isOnlySpread = value === 'void 0' && countUses(body, name, pattern) === spreads.length
  return `const ${name} = ${isOnlySpread ? '{}' : value};`
}

function dropFromUses({ code, uses, edits }: Component, key: string): void {
  for (const { passed } of uses) {
    const { start = 0, end = 0 } = passed.get(key) ?? {}
    edits.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' })
  }
}

function cutProp(component: Component, pattern: Node, property: Node, isPassed: boolean): string | undefined {
  const value = property['value'] as Node
  const [local, fallback] =
    value.type === 'AssignmentPattern' ? [value['left'], value['right'] as Node] : [value, undefined]
  const key = nameOf(property['key']) ?? ''
  const literal = readLiteral(component, key)
  if (isPassed && literal === undefined) return undefined
  if (literal !== undefined) dropFromUses(component, key)
  const known = literal ?? (fallback ? component.code.slice(fallback.start, fallback.end) : 'void 0')
  return toConstant(component.body, pattern, nameOf(local) ?? '', known)
}

function cut(component: Component, { node, place }: Pattern, passed: ReadonlySet<string>): void {
  const { code, body, edits } = component
  const kept: string[] = []
  const constants: string[] = []
  const left = new Set(passed)
  for (const property of node['properties'] as Node[]) {
    let constant: string | undefined
    if (property.type === 'RestElement') {
      const name = nameOf(property['argument']) ?? ''
      const next = findDestructured(body, name, node)
      if (next) cut(component, next, left)
      else if (left.size === 0) constant = toConstant(body, node, name, '{}')
    } else {
      const key = nameOf(property['key']) ?? ''
      constant = cutProp(component, node, property, passed.has(key))
      left.delete(key)
    }
    if (constant === undefined) kept.push(code.slice(property.start, property.end))
    else constants.push(constant)
  }
  edits.push({ start: node.start, end: node.end, text: `{ ${kept.join(', ')} }` })
  edits.push({ start: place, end: place, text: constants.join(' ') })
}

export function withoutUnusedProps(code: string): string {
  const root: unknown = parseAst(code)
  if (!isNode(root)) return code
  const functions = find(root, 'FunctionDeclaration')
  const edits: Edit[] = []
  for (const component of functions) {
    const uses = readUses(root, functions, nameOf(component['id']) ?? '')
    const pattern = findPattern(component)
    if (!uses || !pattern) continue
    const passed = new Set(uses.flatMap((use) => [...use.passed.keys()]))
    cut({ code, body: component['body'] as Node, uses, edits }, pattern, passed)
  }
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: between }) => text.slice(0, start) + between + text.slice(end), code)
}
