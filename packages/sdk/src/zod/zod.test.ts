import { expect, expectTypeOf, test } from 'vitest'
import { ZodError, type ZodType } from 'zod'
import { createConvoca, operations, type OperationId, type Output, type Schemas } from '../index.ts'
import { operationSchemas } from '../generated/json-schemas.ts'
import { responseSchema, schemaOf, zodResponses } from './index.ts'

const ids = Object.keys(operations) as OperationId[]
const withExample = ids.filter((id) => operationSchemas[id].example !== undefined)

test.each(withExample)('the example of %s is valid, also in strict mode', (id) => {
  const { example } = operationSchemas[id]
  expect(responseSchema(id).safeParse(example).error).toBeUndefined()
  expect(responseSchema(id, { strict: true }).safeParse(example).error).toBeUndefined()
})

const invitation = () =>
  structuredClone(operationSchemas.listMyInvitations.example) as Output<'listMyInvitations'>

test('accepts enum values and fields of a later version, except in strict mode', () => {
  const later = invitation()
  Object.assign(later.data[0] ?? {}, { status: 'FROM_THE_FUTURE', addedLater: true })
  expect(responseSchema('listMyInvitations').safeParse(later).success).toBe(true)
  expect(responseSchema('listMyInvitations', { strict: true }).safeParse(later).success).toBe(false)
})

test.each([
  ['a missing field', (page: Record<string, unknown>) => delete page['total']],
  ['a field of another kind', (page: Record<string, unknown>) => Object.assign(page, { page: 'one' })],
  ['a list of another type', (page: Record<string, unknown>) => Object.assign(page, { data: {} })],
  ['an item of another kind', (page: Record<string, unknown>) => Object.assign(page, { data: [1] })],
])('rejects %s', (_what, spoil) => {
  const page: Record<string, unknown> = { ...invitation() }
  spoil(page)
  expect(responseSchema('listMyInvitations').safeParse(page).success).toBe(false)
})

const clientWithResponse = (body: unknown) =>
  createConvoca({
    baseUrl: 'https://api.test/api',
    validate: zodResponses(),
    fetch: async () => new Response(JSON.stringify(body)),
  })

test('a validating client rejects a response that does not match', async () => {
  const error = await clientWithResponse({ data: 'none' })
    .teams.list()
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'MalformedResponseError', code: 'MALFORMED_RESPONSE' })
  expect(error).toHaveProperty('cause', expect.any(ZodError))
})

test('a validating client returns matching data unchanged', async () => {
  const page = { ...invitation(), addedLater: [1] }
  expect(await clientWithResponse(page).invitations.listMyInvitations()).toEqual(page)
})

test('does not validate a response without a body', () => {
  expect(zodResponses()('endSession', undefined)).toBeUndefined()
})

test('returns a schema by its name', () => {
  const [first] = invitation().data
  const parsed = schemaOf('Invitation').parse(first)
  expectTypeOf(parsed).toEqualTypeOf<Schemas['Invitation']>()
  expect(parsed).toEqual(first)
})

test('types schemas by the contract', () => {
  expectTypeOf(responseSchema('readTeam')).toEqualTypeOf<ZodType<Output<'readTeam'>>>()
})
