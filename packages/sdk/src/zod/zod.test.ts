import { expect, expectTypeOf, test } from 'vitest'
import { ZodError, type ZodType } from 'zod'
import { createConvoca, operations, type OperationId, type Output, type Schemas } from '../index.ts'
import { operationSchemas } from '../generated/json-schemas.ts'
import { responseSchema, schemaOf, zodResponses } from './index.ts'

const ids = Object.keys(operations) as OperationId[]
const withExample = ids.filter((id) => operationSchemas[id].example !== undefined)

test.each(withExample)('the example of %s passes, strictly too', (id) => {
  const { example } = operationSchemas[id]
  expect(responseSchema(id).safeParse(example).error).toBeUndefined()
  expect(responseSchema(id, { strict: true }).safeParse(example).error).toBeUndefined()
})

const invitation = () =>
  structuredClone(operationSchemas.listMyInvitations.example) as Output<'listMyInvitations'>

test('an enum value or a field of a later version passes, strictly it does not', () => {
  const later = invitation()
  Object.assign(later.data[0] ?? {}, { status: 'FROM_THE_FUTURE', addedLater: true })
  expect(responseSchema('listMyInvitations').safeParse(later).success).toBe(true)
  expect(responseSchema('listMyInvitations', { strict: true }).safeParse(later).success).toBe(false)
})

test.each([
  ['a missing field', (page: Record<string, unknown>) => delete page['total']],
  ['a field of another kind', (page: Record<string, unknown>) => Object.assign(page, { page: 'one' })],
  ['a list that is none', (page: Record<string, unknown>) => Object.assign(page, { data: {} })],
  ['an item of another kind', (page: Record<string, unknown>) => Object.assign(page, { data: [1] })],
])('%s is refused', (_what, spoil) => {
  const page: Record<string, unknown> = { ...invitation() }
  spoil(page)
  expect(responseSchema('listMyInvitations').safeParse(page).success).toBe(false)
})

const answering = (body: unknown) =>
  createConvoca({
    baseUrl: 'https://api.test/api',
    validate: zodResponses(),
    fetch: async () => new Response(JSON.stringify(body)),
  })

test('a client with the check rejects an answer of another shape', async () => {
  const error = await answering({ data: 'none' })
    .teams.list()
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'MalformedResponseError', code: 'MALFORMED_RESPONSE' })
  expect(error).toHaveProperty('cause', expect.any(ZodError))
})

test('a client with the check hands on what fits as it was sent', async () => {
  const page = { ...invitation(), addedLater: [1] }
  expect(await answering(page).invitations.listMyInvitations()).toEqual(page)
})

test('an answer without a body is not checked', () => {
  expect(zodResponses()('endSession', undefined)).toBeUndefined()
})

test('one schema of the contract is had by its name', () => {
  const [first] = invitation().data
  const parsed = schemaOf('Invitation').parse(first)
  expectTypeOf(parsed).toEqualTypeOf<Schemas['Invitation']>()
  expect(parsed).toEqual(first)
})

test('types are those of the contract', () => {
  expectTypeOf(responseSchema('readTeam')).toEqualTypeOf<ZodType<Output<'readTeam'>>>()
})
