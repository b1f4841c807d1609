import { isObject, type JsonObject } from '@convoca/contract'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { readClientOperations, type ContractOperation } from './contract.ts'
import { renderEvents } from './event-types.ts'
import { methodsByTag, type Method } from './method-names.ts'
import { renderShapes } from './json-schemas.ts'

const banner = '// Generated from openapi/ by `pnpm generate`. Never edited by hand.\n'

/** File name → content, for everything under `src/generated`. */
export type Generated = Record<
  'openapi.json' | 'schema.d.ts' | 'operations.ts' | 'calls.ts' | 'methods.ts' | 'shapes.ts',
  string
>

/** Component names in alphabetical order, so that moving a file changes nothing in the bundle. */
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

function tableEntry(operation: ContractOperation): string {
  const { id, summary: _summary, description: _description, paged: _paged, ...facts } = operation
  const fields = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `  ${id}: { ${fields.join(', ')} },`
}

function renderTable(operations: ContractOperation[]): string {
  return [
    banner,
    "import type { OperationFacts } from '../client/types.ts'",
    "import type { operations as OperationTypes } from './schema.d.ts'",
    '',
    '/** Every operation of the contract by its operationId. */',
    'export const operations = {',
    ...operations.map(tableEntry),
    '} as const satisfies Record<keyof OperationTypes, OperationFacts>',
    '',
  ].join('\n')
}

/** Only what a call needs at run time, so that one call costs bytes for one call. */
function callFacts(operation: ContractOperation): string {
  const flags: string[] = []
  if (operation.answer !== 'json') flags.push(`answer: '${operation.answer}'`)
  if (operation.keyed) flags.push('keyed: true')
  const rest = flags.length > 0 ? `, { ${flags.join(', ')} }` : ''
  return `'${operation.id}', '${operation.method}', '${operation.path}'${rest}`
}

function docComment(operation: ContractOperation): string {
  const text = [operation.summary, operation.description].filter((part) => part !== '').join('\n\n')
  const lines = `${text}\n\n\`${operation.method} ${operation.path}\``.replaceAll('*/', '*\\/').split('\n')
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n')
}

function renderCalls(operations: ContractOperation[]): string {
  const calls = operations.map(
    (operation) =>
      `${docComment(operation)}\nexport const ${operation.id} = /* @__PURE__ */ operation(${callFacts(operation)})\n`,
  )
  return [banner, "import { operation } from '../client/operation.ts'", '', ...calls].join('\n')
}

function methodEntry({ name, operation, everyPage }: Method): string {
  const comment = everyPage
    ? `/** \`${operation.id}\` over every page: \`for await\`, \`.pages()\`, \`.toArray({ limit })\`. */`
    : docComment(operation)
  const value = everyPage ? `/* @__PURE__ */ everyPage(calls.${operation.id})` : `calls.${operation.id}`
  return `${comment}\n${name}: ${value},`.replaceAll(/^(?=.)/gm, '    ')
}

function renderMethods(operations: ContractOperation[]): string {
  const groups = [...methodsByTag(operations)].map(([tag, methods]) =>
    [`  ${tag}: {`, ...methods.map(methodEntry), '  },'].join('\n'),
  )
  return [
    banner,
    "import { everyPage } from '../client/pages.ts'",
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
    'shapes.ts': `${banner}\n${renderShapes(document)}`,
  }
}

/** What is generated from the events' contract, beside and with the schemas of the HTTP contract at `entry`. */
export async function generateEvents(
  eventsEntry: string,
  entry: string,
): Promise<Record<'asyncapi.json' | 'events.ts', string>> {
  const document = await bundleContract(eventsEntry)
  return {
    'asyncapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'events.ts': `${banner}\n${renderEvents(document, await bundleContract(entry))}`,
  }
}
