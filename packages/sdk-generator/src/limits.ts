import {
  isObject,
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

function renderFields(document: JsonObject, schema: JsonObject): string[] {
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, property]) => {
    const { min, max } = readLimit(document, property)
    if (min === undefined && max === undefined) return []
    const ends = [min === undefined ? '' : `min: ${min}`, max === undefined ? '' : `max: ${max}`]
    return `  ${name}: { ${ends.filter((end) => end !== '').join(', ')} },`
  })
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
      const schema = schemas[name]
      const fields = isObject(schema) ? renderFields(document, schema) : []
      if (fields.length === 0) return []
      return [`/** Limits of \`${name}\`. */`, `export const ${name} = {`, ...fields, '} as const', '']
    })
    .join('\n')
}
