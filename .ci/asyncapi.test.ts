import { isObject, listAt, lookUp, objectAt, textAt, type Json } from '@convoca/contract'
import { readContract, readEventsContract } from '@convoca/contract/files'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'

const events = readEventsContract()
const http = readContract()

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(events, 'events')

const messages = Object.entries(objectAt(events, 'components', 'messages'))
const channels = Object.entries(objectAt(events, 'channels'))
const operations = Object.entries(objectAt(events, 'operations'))

/** Every `$ref` below a node with its pointer. */
function references(node: Json | undefined, place = '#'): { place: string; reference: string }[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => references(item, `${place}/${index}`))
  if (!isObject(node)) return []
  const own = typeof node['$ref'] === 'string' ? [{ place, reference: node['$ref'] }] : []
  return [...own, ...Object.entries(node).flatMap(([key, value]) => references(value, `${place}/${key}`))]
}

const referenceOf = (node: Json | undefined) => textAt(node, '$ref')

test('is AsyncAPI 3 with every namespace', () => {
  expect(events['asyncapi']).toBe('3.0.0')
  expect(channels.map(([, channel]) => objectAt(channel)['address'])).toEqual([
    '/notifications',
    '/chat',
    '/championships',
  ])
})

test('every reference is local and resolves', () => {
  const lost = references(events).filter(
    ({ reference }) => !reference.startsWith('#/') || !isObject(lookUp(events, reference)),
  )
  expect(lost).toEqual([])
})

test.each(messages)(
  '%s: has a name and a summary, and its examples are valid by its schema',
  (name, message) => {
    const { name: event, summary } = objectAt(message)
    expect([typeof event, typeof summary]).toEqual(['string', 'string'])
    const schema = `events${referenceOf(objectAt(message, 'payload'))}`
    const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema })
    expect(listAt(message, 'examples').length, `${name} has examples`).toBeGreaterThan(0)
    const wrong = listAt(message, 'examples')
      .map((example) => objectAt(example)['payload'])
      .filter((payload) => !validate(payload))
    expect(wrong, ajv.errorsText(validate.errors)).toEqual([])
  },
)

test('every message of a channel is sent, received or acknowledged there', () => {
  const used = operations.flatMap(([, operation]) =>
    [...listAt(operation, 'messages'), ...listAt(objectAt(operation, 'reply'), 'messages')].map(referenceOf),
  )
  const declared = channels.flatMap(([name, channel]) =>
    Object.keys(objectAt(channel, 'messages')).map((message) => `#/channels/${name}/messages/${message}`),
  )
  expect(used.toSorted()).toEqual(declared.toSorted())
})

test.each(operations)('%s: has one direction and only messages of its channel', (_name, operation) => {
  const { action, channel } = objectAt(operation)
  expect(['send', 'receive']).toContain(action)
  const own = referenceOf(channel)
  const strange = listAt(operation, 'messages').filter(
    (reference) => !referenceOf(reference).startsWith(`${own}/messages/`),
  )
  expect(strange).toEqual([])
})

test('schemas that both contracts have are identical', () => {
  const schemas = objectAt(events, 'components', 'schemas')
  const shared = Object.keys(schemas).filter((name) => objectAt(http, 'components', 'schemas')[name])
  expect(shared).toEqual(expect.arrayContaining(['Notification', 'Message', 'Invitation', 'Presence']))
  for (const name of shared)
    expect(schemas[name], name).toEqual(objectAt(http, 'components', 'schemas', name))
})

test('an example that violates its schema is detected', () => {
  const validate = ajv.compile({ $ref: 'events#/components/schemas/Typing' })
  expect(validate({ conversationId: 'x', userId: 'y', isTyping: 1 })).toBe(false)
})
