import {
  listAt,
  objectAt,
  readOperations,
  referencedName,
  resolve,
  type Json,
  type JsonObject,
} from '@convoca/contract'

const keywords = {
  min: ['minLength', 'minimum', 'minItems'],
  max: ['maxLength', 'maximum', 'maxItems'],
} as const

/** Characters of a text, the range of a number, or entries of a list; what may be null has the limits of the other type. */
function readLimit(document: JsonObject, property: Json | undefined): { min?: number; max?: number } {
  const schema = resolve(document, property)
  const other = listAt(schema, 'oneOf').find((option) => objectAt(option)['type'] !== 'null')
  if (other !== undefined) return readLimit(document, other)
  const limit: { min?: number; max?: number } = {}
  for (const end of ['min', 'max'] as const)
    for (const keyword of keywords[end]) {
      const value = schema[keyword]
      if (typeof value === 'number') limit[end] = value
    }
  return limit
}

/** The limits of a text, number or list; of the entries of a list, and of the fields of an object, by their names. */
interface Limits {
  [name: string]: number | Limits
}

/** The limits of a list, of its entries (`entry`) and of each field of an object; an object without any limit is left out. */
function readLimits(document: JsonObject, node: Json | undefined): Limits {
  const schema = resolve(document, node)
  const fields: Limits = {}
  for (const [name, property] of Object.entries(objectAt(schema, 'properties'))) {
    const limits = readLimits(document, property)
    if (Object.keys(limits).length > 0) fields[name] = limits
  }
  const entry = schema['items'] === undefined ? {} : readLimits(document, schema['items'])
  return { ...readLimit(document, schema), ...fields, ...(Object.keys(entry).length > 0 && { entry }) }
}

/** Writes one field a line, with what it consists of in that line. */
function renderConstant(name: string, limits: Limits): string[] {
  const fields = Object.entries(limits).map(([field, limit]) => `  ${field}: ${renderLimit(limit)},`)
  return [`export const ${name} = {`, ...fields, '} as const', '']
}

function renderLimit(limit: number | Limits): string {
  if (typeof limit === 'number') return `${limit}`
  return `{ ${Object.entries(limit)
    .map(([name, part]) => `${name}: ${renderLimit(part)}`)
    .join(', ')} }`
}

/** The schemas that operations take as their body, by name. */
function readBodies(document: JsonObject): string[] {
  const bodies = readOperations(document).flatMap(({ method, path }) => {
    const operation = objectAt(document, 'paths', path, method.toLowerCase())
    const content = objectAt(resolve(document, operation['requestBody']), 'content')
    return Object.values(content).map((media) => referencedName(objectAt(media)['schema']))
  })
  return [...new Set(bodies)].filter((name) => name !== '').toSorted()
}

/** One constant for each body of a request, so that a bundle has those alone that its forms read. */
export function renderLimits(document: JsonObject): string {
  const schemas = objectAt(document, 'components', 'schemas')
  return readBodies(document)
    .flatMap((name) => {
      const limits = readLimits(document, schemas[name])
      if (Object.keys(limits).length === 0) return []
      return [`/** Limits of \`${name}\`. */`, ...renderConstant(name, limits)]
    })
    .join('\n')
}
