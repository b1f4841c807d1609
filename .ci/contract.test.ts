import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'

interface MediaType {
  schema?: unknown
  example?: unknown
  examples?: Record<string, { value?: unknown; $ref?: string }>
}

interface Body {
  $ref?: string
  content?: Record<string, MediaType>
}

interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  requestBody?: Body
  responses: Record<string, Body>
}

interface Contract {
  paths: Record<string, Record<string, Operation>>
}

const file = join(import.meta.dirname, '../packages/sdk/src/generated/openapi.json')
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(contract, 'contract')

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.has(method))
    .map(([method, operation]) => ({
      path,
      method,
      operation,
      id: operation.operationId ?? `${method} ${path}`,
    })),
)

/** A node and the JSON pointer at which it stands, followed through its $ref. */
function follow<T extends { $ref?: string }>(node: T, pointer: string): { node: T; pointer: string } {
  if (node.$ref === undefined) return { node, pointer }
  const target = node.$ref.slice(1)
  const found = target
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    )
  return { node: found as T, pointer: target }
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Every example of a body with what its schema says against it. */
function examplesOf(body: Body, place: string): { name: string; errors: string }[] {
  const { node, pointer } = follow(body, place)
  return Object.entries(node.content ?? {}).flatMap(([type, media]) => {
    if (media.schema === undefined) return []
    const schema = `contract#${pointer}/content/${escapeKey(type)}/schema`
    const validate = ajv.getSchema(encodeURI(schema)) ?? ajv.compile({ $ref: encodeURI(schema) })
    const named = Object.entries(media.examples ?? {}).map(
      ([name, example]) => [name, follow(example, '').node.value] as const,
    )
    const all = media.example === undefined ? named : [...named, ['example', media.example] as const]
    return all.map(([name, value]) => ({
      name: `${type} ${name}`,
      errors: validate(value) ? '' : ajv.errorsText(validate.errors),
    }))
  })
}

test.each(operations)('$id: its examples are what its schemas say', ({ path, method, operation }) => {
  const place = `/paths/${escapeKey(path)}/${method}`
  const bodies = Object.entries(operation.responses).map(([status, body]): readonly [typeof body, string] => [
    body,
    `${place}/responses/${status}`,
  ])
  if (operation.requestBody !== undefined) bodies.push([operation.requestBody, `${place}/requestBody`])
  const wrong = bodies.flatMap(([body, pointer]) =>
    examplesOf(body, pointer)
      .filter(({ errors }) => errors !== '')
      .map(({ name, errors }) => `${pointer} ${name}: ${errors}`),
  )
  expect(wrong).toEqual([])
})

test.each(operations)('$id: has an id, a summary and one tag', ({ operation }) => {
  expect(operation.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(operation.summary).toBeTruthy()
  expect(operation.tags).toHaveLength(1)
})

test.each(operations)('$id: every answer with a body shows an example', ({ operation }) => {
  const bare = Object.entries(operation.responses).flatMap(([status, body]) =>
    Object.entries(follow(body, '').node.content ?? {})
      .filter(([type]) => !type.startsWith('text/') && !type.startsWith('image/'))
      .filter(([, media]) => media.example === undefined && Object.keys(media.examples ?? {}).length === 0)
      .map(([type]) => `${status} ${type}`),
  )
  expect(bare).toEqual([])
})

test.each(operations)('$id: every refusal is problem+json', ({ operation }) => {
  const other = Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .filter(
      ([, body]) => Object.keys(follow(body, '').node.content ?? {}).join() !== 'application/problem+json',
    )
    .map(([status]) => status)
  expect(other).toEqual([])
})

/** What only its owner may see (product §3): nowhere in an answer of an operation without a session, however deep. */
const ownerFields = new Set(['cpf', 'phone', 'email', 'birth', 'key', 'password'])

function fieldsOf(schema: unknown, seen: Set<unknown> = new Set()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { $ref, properties = {}, ...rest } = schema as { $ref?: string; properties?: Record<string, unknown> }
  const target = $ref === undefined ? [] : fieldsOf(follow({ $ref }, '').node, seen)
  const inner = [...Object.values(properties), ...Object.values(rest)].flatMap((part) => fieldsOf(part, seen))
  return [...Object.keys(properties), ...target, ...inner]
}

test.each(operations.filter(({ operation }) => 'security' in operation))(
  '$id answers nothing that only the owner may see',
  ({ operation }) => {
    const fields = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => Object.values(follow(response, '').node.content ?? {}))
      .flatMap(({ schema }) => fieldsOf(schema))
    expect(fields.filter((field) => ownerFields.has(field))).toEqual([])
  },
)
