import { isObject, type JsonObject } from '@convoca/contract'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { readClientOperations, type ClientOperation } from './client-operations.ts'
import { renderEventTypes } from './event-types.ts'
import { methodsByTag, type Method } from './method-names.ts'
import { renderJsonSchemas } from './json-schemas.ts'

const banner = '// Generated from openapi/ by `pnpm generate`. Never edited by hand.\n'

/** File name → content, for everything under `src/generated`. */
export type Generated = Record<
  'openapi.json' | 'schema.d.ts' | 'operations.ts' | 'calls.ts' | 'methods.ts' | 'json-schemas.ts',
  string
>

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
  // Through JSON: aliases become copies and only plain data is left.
  const plain: JsonObject = JSON.parse(JSON.stringify(result.bundle.parsed))
  return sortComponents(plain)
}

function tableEntry(operation: ClientOperation): string {
  const { id, summary: _summary, description: _description, paged: _paged, ...metadata } = operation
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
  ].join('\n')
}

/** Only what a call needs at run time: its arguments are in every bundle that imports it. */
function operationArguments(operation: ClientOperation): string {
  const flags: string[] = []
  if (operation.responseKind !== 'json') flags.push(`responseKind: '${operation.responseKind}'`)
  if (operation.idempotencyKey) flags.push('idempotencyKey: true')
  const rest = flags.length > 0 ? `, { ${flags.join(', ')} }` : ''
  return `'${operation.id}', '${operation.method}', '${operation.path}'${rest}`
}

function docComment(operation: ClientOperation): string {
  const text = [operation.summary, operation.description].filter((part) => part !== '').join('\n\n')
  const lines = `${text}\n\n\`${operation.method} ${operation.path}\``.replaceAll('*/', '*\\/').split('\n')
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n')
}

function renderCalls(operations: ClientOperation[]): string {
  const calls = operations.map(
    (operation) =>
      `${docComment(operation)}\nexport const ${operation.id} = /* @__PURE__ */ operation(${operationArguments(operation)})\n`,
  )
  return [banner, "import { operation } from '../client/operation.ts'", '', ...calls].join('\n')
}

function methodEntry({ name, operation, isPaged }: Method): string {
  const comment = isPaged
    ? `/** \`${operation.id}\` page by page: \`for await\`, \`.pages()\`, \`.toArray({ limit })\`. */`
    : docComment(operation)
  const value = isPaged ? `/* @__PURE__ */ paginated(calls.${operation.id})` : `calls.${operation.id}`
  return `${comment}\n${name}: ${value},`.replaceAll(/^(?=.)/gm, '    ')
}

function renderMethods(operations: ClientOperation[]): string {
  const groups = [...methodsByTag(operations)].map(([tag, methods]) =>
    [`  ${tag}: {`, ...methods.map(methodEntry), '  },'].join('\n'),
  )
  return [
    banner,
    "import { paginated } from '../client/pagination.ts'",
    "import * as calls from './calls.ts'",
    '',
    '/** Every operation by tag and method name. */',
    'export const methods = {',
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
  const types = await openapiTS(json, { alphabetize: false, silent: true })
  return {
    'openapi.json': json,
    'schema.d.ts': `${banner}\n${astToString(types)}`,
    'operations.ts': renderTable(operations),
    'calls.ts': renderCalls(operations),
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
