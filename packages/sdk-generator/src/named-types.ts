/**
 * Splits what openapi-typescript generates: every schema becomes a type with a name of its own, so that editors show
 * `TeamPage` and not `components["schemas"]["TeamPage"]`, and every operation gets a named input.
 */
import ts from 'typescript'
import type { ClientOperation } from './client-operations.ts'
import { rewriteComments } from './doc-comments.ts'

type Members = ts.NodeArray<ts.TypeElement>

const nameOf = (node: ts.TypeElement) =>
  node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) || ts.isNumericLiteral(node.name))
    ? node.name.text
    : ''

const literalOf = (node: ts.Node | undefined): Members | undefined =>
  node && ts.isTypeLiteralNode(node) ? node.members : undefined

function findType(members: Members | undefined, name: string): ts.TypeNode | undefined {
  const found = members?.find((member) => nameOf(member) === name)
  return found && ts.isPropertySignature(found) ? found.type : undefined
}

/** The type at a path of property names, such as `parameters`, `query`. */
const typeAt = (members: Members | undefined, ...path: string[]): ts.TypeNode | undefined =>
  path.reduce<{ members: Members | undefined; type?: ts.TypeNode | undefined }>(
    ({ members: inner }, name) => {
      const type = findType(inner, name)
      return { members: literalOf(type), type }
    },
    { members },
  ).type

const membersAt = (members: Members | undefined, ...path: string[]) => literalOf(typeAt(members, ...path))

const isOptional = (members: Members | undefined, name: string) =>
  members?.find((member) => nameOf(member) === name)?.questionToken !== undefined

function findInterface(source: ts.SourceFile, name: string): ts.InterfaceDeclaration {
  const found = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  )
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`there is no interface ${name}`)
  return found
}

/** Lines moved out of the object they were nested in. */
function outdent(text: string, by: number): string {
  return text.replaceAll(new RegExp(`^ {${by}}`, 'gm'), '')
}

/** The text of a member with its comment, and without the line break before it. */
const textOf = (member: ts.TypeElement) => member.getFullText().replace(/^\n/, '')

const replaceReferences = (text: string) => text.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')

/** The signature of an operation's function. */
export interface Signature {
  /** The name of the input's type. */
  input: string
  /** No part of the input is required. */
  isOptional: boolean
  output: string
}

export interface NamedTypes {
  /** The types of the schemas, by name. */
  models: string
  /** The rest of openapi-typescript's declarations, which openapi-fetch reads. */
  schema: string
  /** The inputs of the operations by name, and inputs and outputs by operationId. */
  inputs: string
  modelNames: readonly string[]
  inputNames: readonly string[]
  /** The signature of each operation, by its id. */
  signatures: ReadonlyMap<string, Signature>
}

/** An import of the names that a text uses, comments aside. */
export function importTypes(names: readonly string[], from: string, text: string): string {
  const words = new Set(text.replaceAll(/\/\*[^]*?\*\//g, '').match(/\w+/g))
  const used = names.filter((name) => words.has(name)).map((name) => `  ${name},\n`)
  return used.length === 0 ? '' : `import type {\n${used.join('')}} from '${from}'\n`
}

/** Each schema as `export type Name = …`. */
function renderModels(schemas: Members): string {
  const types = schemas.map((member) => {
    const text = outdent(textOf(member), 8)
    return text.replace(/^(\w+): /m, 'export type $1 = ').replace(/;\s*$/, '\n')
  })
  return types.join('\n')
}

/** The schemas' names in the place of their declarations. */
function withoutDeclarations(text: string, schemas: Members): string {
  const first = schemas[0]
  const last = schemas.at(-1)
  if (!first || !last) return text
  const references = schemas.map(nameOf).map((name) => `        ${name}: ${name};`)
  return `${text.slice(0, first.getFullStart())}\n${references.join('\n')}${text.slice(last.getEnd())}`
}

/** A parameter that refers to a shared one gets that one's type. */
function inline(text: string, shared: Members | undefined): string {
  return text.replaceAll(
    /components\["parameters"\]\["([\w-]+)"\]/g,
    (reference, name: string) => findType(shared, name)?.getText() ?? reference,
  )
}

interface OperationTypes extends Signature {
  /** The input's declaration. */
  declaration: string
}

/** JSON as its type, other text as a string, anything else as a `Blob`. */
function readOutput(content: Members | undefined): string {
  const [first] = content ?? []
  if (!first) return 'undefined'
  const json = findType(content, 'application/json')
  if (json) return replaceReferences(outdent(json.getText(), 18))
  return nameOf(first).startsWith('text/') ? 'string' : 'Blob'
}

/** Declared like a field of the input. An optional parameter may be `undefined`: it is left out of the URL. */
function renderParameter(member: ts.TypeElement): string {
  const text = outdent(textOf(member), 14)
  return member.questionToken ? text.replace(/;\s*$/, ' | undefined;') : text
}

function readOperation(
  { id, successStatuses }: ClientOperation,
  members: Members,
  shared: Members | undefined,
): OperationTypes {
  const own = membersAt(members, id)
  const parameters = ['path', 'query'].flatMap((place) => [...(membersAt(own, 'parameters', place) ?? [])])
  const lines = parameters.map(renderParameter)
  const body = typeAt(own, 'requestBody', 'content', 'application/json')
  const needsBody = body !== undefined && !isOptional(own, 'requestBody')
  if (body) lines.push(`  body${needsBody ? '' : '?'}: ${outdent(body.getText(), 14)};`)
  const input = `${id.charAt(0).toUpperCase()}${id.slice(1)}Params`
  const fields = replaceReferences(inline(lines.join('\n'), shared))
  return {
    input,
    isOptional: !needsBody && parameters.every((member) => member.questionToken !== undefined),
    output: successStatuses
      .map((status) => readOutput(membersAt(own, 'responses', String(status), 'content')))
      .join(' | '),
    declaration:
      lines.length === 0
        ? `/** \`${id}\` has no parameters. */\nexport type ${input} = Record<never, never>\n`
        : `/** What \`${id}\` takes. */\nexport type ${input} = {\n${fields}\n}\n`,
  }
}

function renderInputs(signatures: ReadonlyMap<string, OperationTypes>): string {
  const rows = (of: (types: Signature) => string) =>
    [...signatures].map(([id, types]) => `  ${id}: ${of(types)}\n`).join('')
  return [
    ...[...signatures.values()].map(({ declaration }) => declaration),
    `/** The input of every operation. */\nexport interface Inputs {\n${rows(({ input }) => input)}}\n`,
    `/** The data of every operation's success. */\nexport interface Outputs {\n${rows(({ output }) => output)}}\n`,
  ].join('\n')
}

/** `text` is what openapi-typescript has generated. */
export function nameTypes(text: string, operations: readonly ClientOperation[]): NamedTypes {
  const source = ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.Latest, true)
  const components = findInterface(source, 'components').members
  const schemas = membersAt(components, 'schemas') ?? ts.factory.createNodeArray<ts.TypeElement>()
  const names = schemas.map(nameOf)
  const shared = membersAt(components, 'parameters')
  const { members } = findInterface(source, 'operations')
  const signatures = new Map(
    operations.map((operation) => [operation.id, readOperation(operation, members, shared)]),
  )
  const duplicate = [...signatures.values()].find(({ input }) => names.includes(input))
  if (duplicate)
    throw new Error(`${duplicate.input} is a schema and the parameters of an operation: rename the schema`)
  const inputs = rewriteComments(renderInputs(signatures))
  const schema = rewriteComments(replaceReferences(withoutDeclarations(text, schemas)))
  return {
    models: rewriteComments(replaceReferences(renderModels(schemas))),
    schema: `${importTypes(names, './models.ts', schema)}\n${schema}`,
    inputs: `${importTypes(names, './models.ts', inputs)}\n${inputs}`,
    modelNames: names,
    inputNames: [...signatures.values()].map(({ input }) => input),
    signatures,
  }
}
