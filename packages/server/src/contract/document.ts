import bundled from '@convoca/sdk/openapi.json' with { type: 'json' }

export interface JsonSchema {
  readonly [keyword: string]: unknown
}

interface Json {
  readonly [key: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly schema: JsonSchema
}

export interface Operation {
  readonly id: string
  readonly method: string
  /** As the contract writes it, e.g. `/teams/{id}`. */
  readonly path: string
  readonly tag: string
  readonly needsSession: boolean
  readonly parameters: readonly Parameter[]
  /** JSON pointer of the body's schema; null when the operation takes none. */
  readonly bodyPointer: string | null
  readonly bodyRequired: boolean
  /** JSON pointers of the response schemas by status; null for an empty answer. */
  readonly responses: ReadonlyMap<number, string | null>
  /** Media types of answers that are no JSON but text, by status. */
  readonly textTypes: ReadonlyMap<number, string>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export const contract: Json = bundled

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function object(value: unknown): Json {
  return isJson(value) ? value : {}
}

/** One token of a JSON pointer inside a URI fragment. */
function escaped(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))
}

/** Follows `$ref` until it names the thing itself, and says where that stands. */
export function resolvePointer(value: unknown, pointer: string): { value: Json; pointer: string } {
  const node = object(value)
  const reference = node['$ref']
  if (typeof reference !== 'string') return { value: node, pointer }
  let target: unknown = contract
  for (const token of reference.slice(2).split('/')) {
    target = object(target)[decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return resolvePointer(target, reference)
}

function parametersOf(list: unknown): Parameter[] {
  if (!Array.isArray(list)) return []
  return list.map((item: unknown) => {
    const { value } = resolvePointer(item, '')
    const place = value['in']
    if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') {
      throw new Error(`A parameter of the contract stands nowhere: ${JSON.stringify(value)}`)
    }
    return {
      name: String(value['name']),
      in: place,
      required: value['required'] === true,
      schema: object(value['schema']),
    }
  })
}

function jsonSchemaPointer(holder: Json, pointer: string): string | null {
  const schema = object(object(holder['content'])['application/json'])['schema']
  return schema === undefined ? null : `${pointer}/content/application~1json/schema`
}

/** The media type under which an answer is plain text, if it is. */
function textTypeOf(response: Json): string | undefined {
  return Object.keys(object(response['content'])).find((type) => type.startsWith('text/'))
}

function operationOf(path: string, method: string, operation: Json, shared: unknown): Operation {
  const here = `#/paths/${escaped(path)}/${method}`
  const body = resolvePointer(operation['requestBody'], `${here}/requestBody`)
  const responses = new Map<number, string | null>()
  const textTypes = new Map<number, string>()
  for (const [status, response] of Object.entries(object(operation['responses']))) {
    const { value, pointer } = resolvePointer(response, `${here}/responses/${status}`)
    const textType = textTypeOf(value)
    if (textType !== undefined) textTypes.set(Number(status), textType)
    responses.set(
      Number(status),
      textType === undefined
        ? jsonSchemaPointer(value, pointer)
        : `${pointer}/content/${escaped(textType)}/schema`,
    )
  }
  const security = operation['security'] ?? contract['security']
  const tags = operation['tags']
  return {
    id: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    tag: Array.isArray(tags) ? String(tags[0]) : '',
    needsSession:
      Array.isArray(security) &&
      security.length > 0 &&
      !security.some((way) => Object.keys(object(way)).length === 0),
    parameters: [...parametersOf(shared), ...parametersOf(operation['parameters'])],
    bodyPointer: operation['requestBody'] === undefined ? null : jsonSchemaPointer(body.value, body.pointer),
    bodyRequired: body.value['required'] === true,
    responses,
    textTypes,
  }
}

/** Every operation of the contract. */
export function readOperations(): Operation[] {
  return Object.entries(object(contract['paths'])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = object(item)[method]
      return isJson(operation) ? [operationOf(path, method, operation, object(item)['parameters'])] : []
    }),
  )
}
