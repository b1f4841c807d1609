import { objectAt, readOperations, resolve, type Operation } from '@convoca/contract'
import { readContract } from '@convoca/contract/files'
import { expect, test } from 'vitest'
import { documentedCalls } from './documented-calls.ts'

const contract = readContract()
const operations = readOperations(contract)

function bodyFields({ requestBody }: Operation): string[] {
  const json = requestBody?.content.find(({ type }) => type === 'application/json')
  return Object.keys(objectAt(resolve(contract, json?.schema), 'properties'))
}

test.each(documentedCalls.map((call) => ({ ...call, name: `${call.section}: ${call.method} ${call.path}` })))(
  '$name is in the contract',
  ({ method, path, query = [], body = [], values }) => {
    const operation = operations.find((one) => one.method === method && one.path === path)
    expect(operation, `${method} ${path}`).toBeDefined()
    if (operation === undefined) return
    const inQuery = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name)
    expect(inQuery).toEqual(expect.arrayContaining([...query]))
    if (body.length > 0) expect(bodyFields(operation)).toEqual(expect.arrayContaining([...body]))
    if (values === undefined) return
    const parameter = operation.parameters.find((one) => one.name === values.parameter)
    expect(resolve(contract, parameter?.schema)['enum']).toEqual(values.of)
  },
)

test('the public calls of teams need no session, and every other one of a team does', () => {
  const named = (section: string) =>
    documentedCalls
      .filter((call) => call.section.includes(section))
      .map((call) => operations.find((one) => one.method === call.method && one.path === call.path))
  expect(named('Public (no login)').filter((one) => one?.needsSession !== false)).toEqual([])
  expect(named('Team core').filter((one) => one?.needsSession !== true)).toEqual([])
})

test('no documented call has left the table: 27 of accounts, 67 of teams', () => {
  const count = (group: string) => documentedCalls.filter((call) => call.section.startsWith(group)).length
  expect([count('account'), count('team')]).toEqual([27, 67])
})
