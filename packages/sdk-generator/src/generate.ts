import { isObject, type JsonObject } from '@convoca/contract'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { readClientOperations, type ClientOperation } from './client-operations.ts'
import { operationComment, renderComment } from './doc-comments.ts'
import { renderEventTypes } from './event-types.ts'
import { methodName, methodsByTag, type Method } from './method-names.ts'
import { renderJsonSchemas } from './json-schemas.ts'
import { renderLimits } from './limits.ts'
import { importTypes, nameTypes, type NamedTypes, type Signature } from './named-types.ts'

const banner = '// Generated from openapi/ by `pnpm generate`. Never edited by hand.\n'

/** File name → content, for everything under `src/generated`. */
export type Generated = Record<
  | 'openapi.json'
  | 'schema.d.ts'
  | 'models.ts'
  | 'inputs.ts'
  | 'operations.ts'
  | 'limits.ts'
  | 'calls.ts'
  | CallsFile
  | 'method-types.ts'
  | 'methods.ts'
  | 'json-schemas.ts',
  string
>

/** The functions of one tag's operations. */
type CallsFile = `calls/${string}.ts`

const callsFile = (tag: string): CallsFile => `calls/${tag}.ts`

/** Sorts components by name, so that moving a file does not change the bundle. */
function sortComponents(document: JsonObject): JsonObject {
  const { components } = document
  if (!isObject(components)) return document
  const sorted: JsonObject = {}
  for (const kind of Object.keys(components).toSorted()) {
    const group = components[kind]
    if (!isObject(group)) continue
    sorted[kind] = Object.fromEntries(Object.entries(group).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
  return { ...document, components: sorted }
}

/** Bundles the contract into one document whose references are all local. */
export async function bundleContract(entry: string): Promise<JsonObject> {
  const config = await createConfig({})
  const result = await bundle({ ref: entry, config, componentRenamingConflicts: 'error' })
  const errors = result.problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    const lines = errors.map((problem) => {
      const place = problem.location[0]
      return `${place?.source.absoluteRef ?? entry} ${place?.pointer ?? ''}: ${problem.message}`
    })
    throw new Error(`the contract cannot be bundled:\n${lines.join('\n')}`)
  }
  // A copy through JSON resolves aliases and leaves plain data only.
  const plain: JsonObject = JSON.parse(JSON.stringify(result.bundle.parsed))
  return sortComponents(plain)
}

function tableEntry(operation: ClientOperation): string {
  const { id, method, path, tag, security, successStatus, responseKind, ...rest } = operation
  const { pathParams, queryParams, hasBody, idempotent, idempotencyKey } = rest
  const call = { method, path, tag, security, successStatus, responseKind }
  const metadata = { ...call, pathParams, queryParams, hasBody, idempotent, idempotencyKey }
  const fields = Object.entries(metadata).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `  ${id}: { ${fields.join(', ')} },`
}

function renderTable(operations: ClientOperation[]): string {
  return [
    banner,
    "import type { OperationMetadata } from '../client/types.ts'",
    "import type { operations as OperationTypes } from './schema.d.ts'",
    '',
    '/** Every operation of the contract by its operationId. */',
    'export const operations = {',
    ...operations.map(tableEntry),
    '} as const satisfies Record<keyof OperationTypes, OperationMetadata>',
    '',
    '/** The parameters of the query that the server fills in where they are left out; other operations have none. */',
    'export interface QueryDefaults {',
    ...operations.flatMap(({ id, queryDefaults }) => {
      const names = queryDefaults.map((name) => `'${name}'`).join(' | ')
      return names === '' ? [] : `  ${id}: ${names}`
    }),
    '}',
    '',
  ].join('\n')
}

/** Only what a call needs at run time: its arguments are in every bundle that imports it. */
function operationArguments(operation: ClientOperation): string {
  const flags: string[] = []
  if (operation.responseKind !== 'json') flags.push(`responseKind: '${operation.responseKind}'`)
  if (operation.idempotencyKey) flags.push('idempotencyKey: true')
  const takes = `'${operation.takes.join(' ')}'`
  const rest = flags.length > 0 ? [takes, `{ ${flags.join(', ')} }`] : takes === "''" ? [] : [takes]
  return [`'${operation.id}'`, `'${operation.method}'`, `'${operation.path}'`, ...rest].join(', ')
}

/** The other operation that does the same, by its method and its function. */
function sameAsNote({ id, sameAs }: ClientOperation, operations: readonly ClientOperation[]): string {
  const others = operations.filter((operation) => operation.id === sameAs || operation.sameAs === id)
  const names = others.map(
    (duplicate) => `\`${duplicate.tag}.${methodName(duplicate.tag, duplicate.id)}\` (\`${duplicate.id}\`)`,
  )
  return names.length === 0 ? '' : `Has the same effect as ${names.join(' and ')}; clients use both paths.`
}

const docComment = (operation: ClientOperation, operations: readonly ClientOperation[]) =>
  renderComment(operationComment({ ...operation, note: sameAsNote(operation, operations) }))

function renderCall(
  operation: ClientOperation,
  operations: readonly ClientOperation[],
  { input, isOptional, output }: Signature,
): string {
  const parameters = `convoca: Convoca, input${isOptional ? '?' : ''}: ${input}, options?: CallOptions`
  const type = `(${parameters}) => ConvocaPromise<${output}>`
  const value = `/* @__PURE__ */ operation(${operationArguments(operation)})`
  return `${docComment(operation, operations)}export const ${operation.id}: ${type} = ${value}\n`
}

function renderTagCalls(tag: string, operations: readonly ClientOperation[], types: NamedTypes): string {
  const calls = operations.flatMap((operation) => {
    const signature = operation.tag === tag && types.signatures.get(operation.id)
    return signature ? [renderCall(operation, operations, signature)] : []
  })
  const text = calls.join('\n')
  return [
    banner,
    "import type { ConvocaPromise } from '../../client/convoca-promise.ts'",
    "import type { Convoca } from '../../client/internals.ts'",
    "import { operation } from '../../client/operation.ts'",
    "import type { CallOptions } from '../../client/types.ts'",
    `${importTypes(types.inputNames, '../inputs.ts', text)}${importTypes(types.modelNames, '../models.ts', text)}`,
    text,
  ].join('\n')
}

/** One file a tag, so that an application which loads its screens one by one loads each with its calls. */
function renderCalls(
  operations: readonly ClientOperation[],
  types: NamedTypes,
): Record<'calls.ts' | CallsFile, string> {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const files = tags.map((tag) => [callsFile(tag), renderTagCalls(tag, operations, types)] as const)
  const exports = tags.map((tag) => `export * from './${callsFile(tag)}'\n`).join('')
  return { ...Object.fromEntries(files), 'calls.ts': `${banner}\n${exports}` }
}

const methodsName = (tag: string) => `${tag.charAt(0).toUpperCase()}${tag.slice(1)}Methods`

/** A property of its tag's interface, with its comment: a compiler leaves out those of an inferred type. */
function methodSignature(
  { name, operation, isIterator }: Method,
  operations: readonly ClientOperation[],
  { input, isOptional, output }: Signature,
): string {
  const comment = isIterator
    ? `/** Iterates over all pages of \`${methodName(operation.tag, operation.id)}\`: \`for await\`, \`.pages()\`, \`.toArray({ limit })\`. */\n`
    : docComment(operation, operations)
  const result = `${isIterator ? 'Pages' : 'ConvocaPromise'}<${output}>`
  const type = `(input${isOptional ? '?' : ''}: ${input}, options?: CallOptions) => ${result}`
  return `${comment}readonly ${name}: ${type}`.replaceAll(/^(?=.)/gm, '  ')
}

function renderMethodTypes(operations: readonly ClientOperation[], types: NamedTypes): string {
  const tags = [...methodsByTag(operations)]
  const interfaces = tags.map(([tag, methods]) => {
    const signatures = methods.flatMap((method) => {
      const signature = types.signatures.get(method.operation.id)
      return signature ? [methodSignature(method, operations, signature)] : []
    })
    return `/** The operations of \`${tag}\`. */\nexport interface ${methodsName(tag)} {\n${signatures.join('\n')}\n}\n`
  })
  const all = tags.map(([tag]) => `  readonly ${tag}: ${methodsName(tag)}\n`).join('')
  const text = [
    ...interfaces,
    `/** Every operation by tag and method name. */\nexport interface MethodsByTag {\n${all}}\n`,
  ].join('\n')
  return [
    banner,
    "import type { ConvocaPromise } from '../client/convoca-promise.ts'",
    "import type { Pages } from '../client/pagination.ts'",
    "import type { CallOptions } from '../client/types.ts'",
    `${importTypes(types.inputNames, './inputs.ts', text)}${importTypes(types.modelNames, './models.ts', text)}`,
    text,
  ].join('\n')
}

function methodEntry({ name, operation, isIterator }: Method): string {
  const value = isIterator ? `/* @__PURE__ */ paginated(calls.${operation.id})` : `calls.${operation.id}`
  return `    ${name}: ${value},`
}

function renderMethods(operations: readonly ClientOperation[]): string {
  const groups = [...methodsByTag(operations)].map(([tag, methods]) =>
    [`  ${tag}: {`, ...methods.map(methodEntry), '  },'].join('\n'),
  )
  return [
    banner,
    "import type { Unbound } from '../client/operation.ts'",
    "import { paginated } from '../client/pagination.ts'",
    "import * as calls from './calls.ts'",
    "import type { MethodsByTag } from './method-types.ts'",
    '',
    '/** The operation functions by tag and method name. */',
    'export const methods: Unbound<MethodsByTag> = {',
    ...groups,
    '}',
    '',
  ].join('\n')
}

/** Everything that is generated from the contract at `entry`. */
export async function generate(entry: string): Promise<Generated> {
  const document = await bundleContract(entry)
  const operations = readClientOperations(document)
  const json = `${JSON.stringify(document, null, 2)}\n`
  const types = await openapiTS(JSON.stringify(document), { alphabetize: false, silent: true })
  const named = nameTypes(astToString(types), operations)
  return {
    'openapi.json': json,
    'schema.d.ts': `${banner}\n${named.schema}`,
    'models.ts': `${banner}\n${named.models}`,
    'inputs.ts': `${banner}\n${named.inputs}`,
    'operations.ts': renderTable(operations),
    'limits.ts': `${banner}\n${renderLimits(document)}`,
    ...renderCalls(operations, named),
    'method-types.ts': renderMethodTypes(operations, named),
    'methods.ts': renderMethods(operations),
    'json-schemas.ts': `${banner}\n${renderJsonSchemas(document)}`,
  }
}

/** Everything that is generated from the AsyncAPI document, whose types refer to the schemas at `entry`. */
export async function generateEvents(
  eventsEntry: string,
  entry: string,
): Promise<Record<'asyncapi.json' | 'events.ts', string>> {
  const document = await bundleContract(eventsEntry)
  return {
    'asyncapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'events.ts': `${banner}\n${renderEventTypes(document, await bundleContract(entry))}`,
  }
}
