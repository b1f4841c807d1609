import {
  isObject,
  listAt,
  objectAt,
  referencedName,
  resolve,
  textAt,
  type Json,
  type JsonObject,
} from '@convoca/contract'

const doc = (comment: string, indent: string) =>
  comment === '' ? '' : `${indent}/** ${comment.replaceAll('*/', '*\\/')} */\n`

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function toObjectType(schema: JsonObject, known: ReadonlySet<string>, indent: string): string {
  const required = listAt(schema, 'required')
  const fields = Object.entries(objectAt(schema, 'properties')).map(([name, child]) => {
    const mark = required.includes(name) ? '' : '?'
    const comment = doc(textAt(objectAt(child), 'description'), `${indent}  `)
    return `${comment}${indent}  ${name}${mark}: ${toType(child, known, `${indent}  `)}\n`
  })
  return `{\n${fields.join('')}${indent}}`
}

/** A schema as a TypeScript type; `known` names belong to the HTTP contract, the others to this file. */
function toType(schema: Json | undefined, known: ReadonlySet<string>, indent: string): string {
  if (!isObject(schema)) return 'unknown'
  const name = referencedName(schema)
  if (name !== '') return known.has(name) ? `Schemas['${name}']` : name
  const choices = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')]
  if (choices.length > 0) return choices.map((choice) => toType(choice, known, indent)).join(' | ')
  if (schema['const'] !== undefined) return JSON.stringify(schema['const'])
  if (schema['enum'] !== undefined)
    return listAt(schema, 'enum')
      .map((value) => JSON.stringify(value))
      .join(' | ')
  const { type } = schema
  if (type === 'object') return toObjectType(schema, known, indent)
  if (type === 'array') return `(${toType(schema['items'], known, indent)})[]`
  const types = Array.isArray(type) ? type : [type ?? 'unknown']
  return types
    .map((typeName) => primitives[typeof typeName === 'string' ? typeName : ''] ?? 'unknown')
    .join(' | ')
}

interface Channel {
  name: string
  address: string
  document: JsonObject
  known: ReadonlySet<string>
}

/** The event map of one direction of a channel. */
function renderEventMap({ name, document, known }: Channel, action: 'send' | 'receive'): string {
  const operations = Object.values(objectAt(document, 'operations')).filter(
    (operation) =>
      objectAt(operation)['action'] === action && referencedName(objectAt(operation)['channel']) === name,
  )
  const events = operations.flatMap((operation) => {
    const [reply] = listAt(objectAt(operation, 'reply'), 'messages')
    const receipt = resolve(document, reply)['payload']
    const acknowledge =
      receipt === undefined ? '' : `, acknowledge: (receipt: ${toType(receipt, known, '    ')}) => void`
    return listAt(operation, 'messages').map((reference) => {
      const message = resolve(document, reference)
      const payload = toType(message['payload'], known, '    ')
      const signature = `${textAt(message, 'name')}: (payload: ${payload}${acknowledge}) => void`
      return `${doc(textAt(message, 'summary'), '    ')}    ${signature}\n`
    })
  })
  return `{\n${events.join('')}  }`
}

function renderHandshake({ name, document, known }: Channel): string {
  const parts = Object.entries(objectAt(document, 'channels', name, 'x-handshake')).map(
    ([part, schema]) => `    ${part}: ${toType(schema, known, '    ')}\n`,
  )
  return `{\n${parts.join('')}  }`
}

/** Schemas that only events use, as exported types. */
function renderOwnTypes(document: JsonObject, known: ReadonlySet<string>): string[] {
  return Object.entries(objectAt(document, 'components', 'schemas'))
    .filter(([name]) => !known.has(name))
    .map(([name, schema]) => {
      const comment = doc(textAt(objectAt(schema), 'description'), '')
      return `${comment}export type ${name} = ${toType(schema, known, '')}\n`
    })
}

/** `events.ts`: the typed event maps of every namespace, for socket.io's client and server. */
export function renderEventTypes(asyncapi: JsonObject, openapi: JsonObject): string {
  const known = new Set(Object.keys(objectAt(openapi, 'components', 'schemas')))
  const channels = Object.entries(objectAt(asyncapi, 'channels')).map(([name, channel]): Channel => ({
    name,
    address: textAt(objectAt(channel), 'address'),
    document: asyncapi,
    known,
  }))
  const maps = (comment: string, type: string, of: (channel: Channel) => string) => {
    const entries = channels.map((channel) => {
      const description = doc(
        textAt(objectAt(asyncapi, 'channels', channel.name), 'description').replaceAll('\n', ' '),
        '  ',
      )
      return `${description}  '${channel.address}': ${of(channel)}\n`
    })
    return `/** ${comment} */\nexport type ${type} = {\n${entries.join('')}}\n`
  }
  return [
    "import type { components } from './schema.d.ts'\n",
    "type Schemas = components['schemas']\n",
    ...renderOwnTypes(asyncapi, known),
    maps('What the server sends, by namespace.', 'ServerEvents', (channel) =>
      renderEventMap(channel, 'send'),
    ),
    maps('What the client sends, by namespace.', 'ClientEvents', (channel) =>
      renderEventMap(channel, 'receive'),
    ),
    maps('What the handshake carries, by namespace.', 'Handshakes', renderHandshake),
  ].join('\n')
}
