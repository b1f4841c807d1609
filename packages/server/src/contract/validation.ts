import {
  coerceParameter,
  type JsonObject,
  type MediaType,
  type Operation,
  type Parameter,
} from '@convoca/contract'
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { toAsciiEmail } from '@convoca/sdk/text'
import { DomainError, type FieldError, type FieldErrorCode } from '../errors.ts'
import { contract } from './document.ts'

const CONTRACT_ID = 'convoca'

/** A copy of the schema whose objects are open: additional fields are no error. */
function openSchema(schema: JsonObject): JsonObject {
  const closing = new Set(['additionalProperties', 'unevaluatedProperties'])
  const copy: JsonObject = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      closing.has(key) && value === false ? undefined : value,
    ),
  )
  return copy
}

function createAjv(schemas: JsonObject, options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, ...options })
  addFormats.default(ajv)
  ajv.addFormat('idn-email', (text) => toAsciiEmail(text) !== null)
  // The whole contract under one id: each part is then compiled by its JSON pointer, and its references resolve.
  ajv.addSchema(schemas, CONTRACT_ID)
  return ajv
}

/** Stops at the first error. */
const requestAjv = createAjv(contract, { useDefaults: true })
/** Lists every error of a request that has been refused, except unknown fields, of which there may be any number. */
const explainingAjv = createAjv(openSchema(contract), { allErrors: true })
const responseAjv = createAjv(contract, { allErrors: true })

const codes: Readonly<Record<string, FieldErrorCode>> = {
  required: 'REQUIRED',
  minLength: 'TOO_SHORT',
  minItems: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  maxItems: 'TOO_LONG',
  pattern: 'INVALID_FORMAT',
  format: 'INVALID_FORMAT',
  additionalProperties: 'UNKNOWN_FIELD',
  unevaluatedProperties: 'UNKNOWN_FIELD',
  minimum: 'OUT_OF_RANGE',
  maximum: 'OUT_OF_RANGE',
  exclusiveMinimum: 'OUT_OF_RANGE',
  exclusiveMaximum: 'OUT_OF_RANGE',
}

/** Keywords that only report that a subschema failed, which has errors of its own. */
const parentKeywords = new Set(['if', 'allOf'])

function param(error: ErrorObject, name: string): string {
  const value: unknown = error.params[name]
  return typeof value === 'string' ? value : ''
}

/** The path of the field; for a missing or unknown one that is the child, not its object. */
function getPath(error: ErrorObject): string {
  const parent = error.instancePath
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
  const child =
    param(error, 'missingProperty') ||
    param(error, 'additionalProperty') ||
    param(error, 'unevaluatedProperty')
  return (child === '' ? parent : [...parent, child]).join('.')
}

function describeError(path: string, code: FieldErrorCode, error: ErrorObject): string {
  const name = path === '' ? 'body' : path
  if (code === 'REQUIRED') return `${name} must be given`
  if (code === 'UNKNOWN_FIELD') return `${name} must be left out`
  if (error.keyword === 'enum') return `${name} must be one of the allowed values`
  const rule = error.message ?? 'must be valid'
  return rule.startsWith('must ') && !rule.startsWith('must be')
    ? `${name} must be valid: it ${rule}`
    : `${name} ${rule}`
}

const MAX_FIELD_ERRORS = 100

/** The first error of each field; of a `oneOf` that is the first branch's. */
function toFieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byPath = new Map<string, FieldError>()
  for (const error of errors) {
    if (byPath.size === MAX_FIELD_ERRORS) break
    if (parentKeywords.has(error.keyword)) continue
    const path = getPath(error)
    const code = codes[error.keyword] ?? 'INVALID_VALUE'
    if (!byPath.has(path)) byPath.set(path, { path, code, message: describeError(path, code, error) })
  }
  return [...byPath.values()]
}

function refuse(errors: readonly ErrorObject[]): never {
  const fields = toFieldErrors(errors)
  const onlyUnknown = fields.length > 0 && fields.every((field) => field.code === 'UNKNOWN_FIELD')
  throw new DomainError(onlyUnknown ? 'UNKNOWN_FIELD' : 'VALIDATION_FAILED', { fieldErrors: fields })
}

function isUnknownField({ keyword }: ErrorObject): boolean {
  return codes[keyword] === 'UNKNOWN_FIELD'
}

/** Refuses an unknown field alone, as soon as it is found; else every error of the known ones. */
function createCheck(schema: JsonObject): (value: unknown) => void {
  // Compiled when first needed: all of them together take longer than the rest of a start.
  let validate: ValidateFunction | null = null
  let explain: ValidateFunction | null = null
  return (value) => {
    validate ??= requestAjv.compile(schema)
    if (validate(value)) return
    const errors = validate.errors ?? []
    if (errors.every(isUnknownField)) refuse(errors)
    explain ??= explainingAjv.compile(openSchema(schema))
    refuse(explain(value) ? errors : (explain.errors ?? []))
  }
}

/** Makes references of a schema that stands outside the contract point into it. */
function resolveReferences(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${CONTRACT_ID}#/`)
  const parsed: JsonObject = JSON.parse(text)
  return parsed
}

type Values = Readonly<Record<string, unknown>>
export type ParseValues = (values: Values) => Record<string, unknown>

function createParser(parameters: readonly Parameter[], isClosed: boolean): ParseValues {
  const check = createCheck({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, resolveReferences(parameter.schema)]),
    ),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    ...(isClosed ? { additionalProperties: false } : {}),
  })
  const schemas = new Map(parameters.map((parameter) => [parameter.name, parameter.schema]))
  return (raw) => {
    const values: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(raw)) {
      const schema = schemas.get(name)
      values[name] = schema === undefined ? value : coerceParameter(contract, schema, value)
    }
    check(values)
    return values
  }
}

export interface OperationValidation {
  path: ParseValues
  query: ParseValues
  /** Checks the declared headers only. */
  headers: (values: Values) => void
  body: (value: unknown) => unknown
  /** The violation of the contract by a response, or null. */
  response: (status: number, body: unknown) => string | null
}

/** The representation that the server reads and writes: JSON, or the text of a calendar. */
function readableMedia(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ type }) => type === 'application/json' || type.startsWith('text/'))
}

function createBodyParser({ requestBody }: Operation): (value: unknown) => unknown {
  const pointer = readableMedia(requestBody?.content ?? [])?.schemaPointer
  if (requestBody === null || pointer == null) {
    return (value) => {
      const fields = typeof value === 'object' && value !== null ? Object.keys(value) : []
      if (fields.length > 0 || (value !== undefined && value !== null && typeof value !== 'object')) {
        throw new DomainError('UNKNOWN_FIELD', {
          fieldErrors: fields
            .slice(0, 1)
            .map((path) => ({ path, code: 'UNKNOWN_FIELD', message: `${path} must be left out` })),
        })
      }
      return undefined
    }
  }
  const check = createCheck({ $ref: CONTRACT_ID + pointer })
  return (value) => {
    if (value === undefined && !requestBody.required) return undefined
    if (value === undefined) {
      throw new DomainError('VALIDATION_FAILED', {
        fieldErrors: [{ path: '', code: 'REQUIRED', message: 'body must be given' }],
      })
    }
    check(value)
    return value
  }
}

function createResponseCheck(operation: Operation): OperationValidation['response'] {
  const validators = new Map<number, ValidateFunction>()
  return (status, body) => {
    const content = operation.responses.get(status)
    if (content === undefined) return `status ${status} is not in the contract`
    if (content.some(({ type }) => type === 'application/zip'))
      return Buffer.isBuffer(body) ? null : `status ${status} needs bytes`
    const pointer = readableMedia(content)?.schemaPointer
    if (pointer == null) return body === undefined ? null : `status ${status} has no body`
    if (body === undefined) return `status ${status} needs a body`
    const validate = validators.get(status) ?? responseAjv.compile({ $ref: CONTRACT_ID + pointer })
    validators.set(status, validate)
    // The body is checked as it is serialised: a Date becomes text, an undefined field disappears.
    const serialised: unknown = JSON.parse(JSON.stringify(body))
    return validate(serialised) ? null : responseAjv.errorsText(validate.errors, { dataVar: 'body' })
  }
}

const validateProblem = responseAjv.compile({ $ref: `${CONTRACT_ID}#/components/schemas/Problem` })

/** The violation of the contract by a problem, or null. */
export function checkProblem(problem: unknown): string | null {
  return validateProblem(problem)
    ? null
    : responseAjv.errorsText(validateProblem.errors, { dataVar: 'problem' })
}

function createValidation(operation: Operation): OperationValidation {
  const parametersIn = (place: Parameter['in']): Parameter[] =>
    operation.parameters.filter((parameter) => parameter.in === place)
  const headers = createParser(
    parametersIn('header').map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() })),
    false,
  )
  return {
    path: createParser(parametersIn('path'), true),
    query: createParser(parametersIn('query'), true),
    headers: (values) => void headers(values),
    body: createBodyParser(operation),
    response: createResponseCheck(operation),
  }
}

const validations = new Map<Operation, OperationValidation>()

/** One for all servers of a process, of which tests start hundreds. */
export function getValidation(operation: Operation): OperationValidation {
  const validation = validations.get(operation) ?? createValidation(operation)
  validations.set(operation, validation)
  return validation
}
