import { objectAt, readOperations, resolve, type Json, type MediaType } from '@convoca/contract'
import { readContract } from '@convoca/contract/files'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'

const contract = readContract()
const operations = readOperations(contract)

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(contract, 'contract')

/** Every example of a representation that its schema refuses. */
function invalidExamples({ type, schemaPointer, examples }: MediaType): string[] {
  if (schemaPointer === null) return []
  const schema = `contract${schemaPointer}`
  const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema })
  return [...examples]
    .filter(([, value]) => !validate(value))
    .map(([name]) => `${type} ${name}: ${ajv.errorsText(validate.errors)}`)
}

test.each(operations)('$id: its examples are valid by their schemas', ({ requestBody, responses }) => {
  const bodies = [['request', requestBody?.content ?? []] as const, ...responses]
  const wrong = bodies.flatMap(([place, content]) =>
    content.flatMap(invalidExamples).map((error) => `${place} ${error}`),
  )
  expect(wrong).toEqual([])
})

test.each(operations)('$id: has an id, a summary and one tag', ({ id, summary, tags }) => {
  expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(summary).toBeTruthy()
  expect(tags).toHaveLength(1)
})

test.each(operations)('$id: every response with a body has an example', ({ responses }) => {
  const bare = [...responses].flatMap(([status, content]) =>
    content
      .filter(({ type }) => !/^(?:text|image)\/|^application\/zip$/.test(type))
      .filter(({ examples }) => examples.size === 0)
      .map(({ type }) => `${status} ${type}`),
  )
  expect(bare).toEqual([])
})

test.each(operations)('$id: every error is problem+json', ({ responses }) => {
  const other = [...responses]
    .filter(([status]) => status >= 400)
    .filter(([, content]) => content.map(({ type }) => type).join() !== 'application/problem+json')
    .map(([status]) => status)
  expect(other).toEqual([])
})

/** Fields that only their owner may see (docs/product.md#accounts): nowhere in a response without a session, however deep. */
const ownerFields = new Set(['cpf', 'phone', 'email', 'birth', 'key', 'password'])

function fieldsOf(schema: Json | undefined, seen: Set<unknown> = new Set()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  if (Array.isArray(schema)) return schema.flatMap((item) => fieldsOf(item, seen))
  if (typeof schema['$ref'] === 'string') return fieldsOf(resolve(contract, schema), seen)
  const { properties, ...rest } = schema
  const inner = [...Object.values(objectAt(properties)), ...Object.values(rest)]
  return [...Object.keys(objectAt(properties)), ...inner.flatMap((part) => fieldsOf(part, seen))]
}

test('private fields are found behind references and inside lists', () => {
  const team = { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/OwnProfile' }] } }
  expect(fieldsOf(team)).toEqual(expect.arrayContaining(['cpf', 'phone', 'email', 'birth']))
})

// An operation with `security` of its own is one that needs no session.
const publicOperations = operations.filter(
  ({ path, method }) => 'security' in objectAt(contract, 'paths', path, method.toLowerCase()),
)

/** Fields that somebody has just proved to be theirs: the address that the provider of a log-in knows them by. */
const proved: Partial<Record<string, string>> = { socialLogin: 'email' }

test.each(publicOperations)('$id returns nothing that only the owner may see', ({ id, responses }) => {
  const fields = [...responses]
    .filter(([status]) => status >= 200 && status < 300)
    .flatMap(([, content]) => content.flatMap(({ schema }) => fieldsOf(schema)))
  expect(fields.filter((field) => ownerFields.has(field) && field !== proved[id])).toEqual([])
})

/** `team_tag` and `teamTag` are one name to a generator of Go, Python or Java. */
const foldName = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase()

function findDoubledNames(node: Json | undefined, place: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap((item, index) => findDoubledNames(item, `${place}/${index}`))
  const names = Object.keys(objectAt(node, 'properties'))
  const own = names
    .filter((name) => names.some((other) => other !== name && foldName(other) === foldName(name)))
    .map((name) => `${place}: ${name}`)
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) => findDoubledNames(value, `${place}/${key}`)),
  ]
}

test('no body has two names that are one in another language, and aliases stand beside the schema', () => {
  expect(findDoubledNames(contract, '')).toEqual([])
  expect(findDoubledNames({ properties: { team_tag: {}, teamTag: {} } }, 'x')).toHaveLength(2)
  const update = objectAt(contract, 'components', 'schemas', 'TeamUpdate')
  expect(update['x-aliases']).toEqual({ team_tag: 'teamTag' })
})

/** Packages that a generated client in Go imports, and words that are reserved where clients are generated. */
const takenNames =
  /^(?:url|http|json|fmt|io|bytes|context|time|runtime|strings|self|client|body|class|from|import|package|default)$/

test.each(operations)('$id: no parameter has the name of a package or a keyword', ({ parameters }) => {
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  expect(inPath.filter((name) => takenNames.test(name))).toEqual([])
})
