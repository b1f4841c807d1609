import {
  coerceParameter,
  type JsonObject,
  type MediaType,
  type Operation,
  type Parameter,
} from '@convoca/contract'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { DomainError, type FieldError, type FieldErrorCode } from '../errors.ts'
import { contract } from './document.ts'

const CONTRACT_ID = 'convoca'

function newAjv(useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults, validateFormats: true })
  addFormats.default(ajv)
  // The whole contract under one id: every part is then compiled by its pointer, references and all.
  ajv.addSchema(contract, CONTRACT_ID)
  return ajv
}

const requestAjv = newAjv(true)
const answerAjv = newAjv(false)

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

/** Keywords that only say that something below them failed; what failed is reported on its own. */
const summaries = new Set(['if', 'allOf'])

function param(error: ErrorObject, name: string): string {
  const value: unknown = error.params[name]
  return typeof value === 'string' ? value : ''
}

/** The field that a finding is about: for a missing or unknown one that is the child, not the object. */
function pathOf(error: ErrorObject): string {
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

function sentence(path: string, code: FieldErrorCode, error: ErrorObject): string {
  const name = path === '' ? 'body' : path
  if (code === 'REQUIRED') return `${name} must be given`
  if (code === 'UNKNOWN_FIELD') return `${name} must be left out`
  if (error.keyword === 'enum') return `${name} must be one of the allowed values`
  const said = error.message ?? 'must be valid'
  return said.startsWith('must ') && !said.startsWith('must be')
    ? `${name} must be valid: it ${said}`
    : `${name} ${said}`
}

/** One finding per field; within a `oneOf` only the first branch's is of use to the reader. */
function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors) {
    if (summaries.has(error.keyword)) continue
    const path = pathOf(error)
    const code = codes[error.keyword] ?? 'INVALID_VALUE'
    if (!found.has(path)) found.set(path, { path, code, message: sentence(path, code, error) })
  }
  return [...found.values()].slice(0, 100)
}

function refuse(errors: readonly ErrorObject[]): never {
  const fields = fieldErrors(errors)
  const onlyUnknown = fields.length > 0 && fields.every((field) => field.code === 'UNKNOWN_FIELD')
  throw new DomainError(onlyUnknown ? 'UNKNOWN_FIELD' : 'VALIDATION_FAILED', { fieldErrors: fields })
}

function check(validate: ValidateFunction, value: unknown): void {
  if (!validate(value)) refuse(validate.errors ?? [])
}

/** A reference inside a schema of our own points into the contract. */
function anchored(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${CONTRACT_ID}#/`)
  const parsed: JsonObject = JSON.parse(text)
  return parsed
}

type Given = Readonly<Record<string, unknown>>
export type Read = (given: Given) => Record<string, unknown>

function parameterReader(parameters: readonly Parameter[], refuseOthers: boolean): Read {
  const validate = requestAjv.compile({
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, anchored(parameter.schema)]),
    ),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    ...(refuseOthers ? { additionalProperties: false } : {}),
  })
  const schemas = new Map(parameters.map((parameter) => [parameter.name, parameter.schema]))
  return (given) => {
    const values: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(given)) {
      const schema = schemas.get(name)
      values[name] = schema === undefined ? value : coerceParameter(contract, schema, value)
    }
    check(validate, values)
    return values
  }
}

export interface OperationValidation {
  path: Read
  query: Read
  /** Checks the declared headers only: a request carries many more. */
  headers: (given: Given) => void
  body: (value: unknown) => unknown
  /** What is off contract in an answer, or null. */
  answer: (status: number, body: unknown) => string | null
}

/** The representation that the server reads and writes: JSON, or the text of a calendar. */
function readableMedia(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ type }) => type === 'application/json' || type.startsWith('text/'))
}

function bodyReader({ requestBody }: Operation): (value: unknown) => unknown {
  const pointer = readableMedia(requestBody?.content ?? [])?.schemaPointer
  if (requestBody === null || pointer == null) {
    return (value) => {
      const fields = typeof value === 'object' && value !== null ? Object.keys(value) : []
      if (fields.length > 0 || (value !== undefined && value !== null && typeof value !== 'object')) {
        throw new DomainError('UNKNOWN_FIELD', {
          fieldErrors: fields
            .slice(0, 100)
            .map((path) => ({ path, code: 'UNKNOWN_FIELD', message: `${path} must be left out` })),
        })
      }
      return undefined
    }
  }
  const validate = requestAjv.compile({ $ref: CONTRACT_ID + pointer })
  return (value) => {
    if (value === undefined && !requestBody.required) return undefined
    if (value === undefined) {
      throw new DomainError('VALIDATION_FAILED', {
        fieldErrors: [{ path: '', code: 'REQUIRED', message: 'body must be given' }],
      })
    }
    check(validate, value)
    return value
  }
}

function answerChecker(operation: Operation): OperationValidation['answer'] {
  const validators = new Map<number, ValidateFunction | null>()
  for (const [status, content] of operation.responses) {
    const pointer = readableMedia(content)?.schemaPointer
    validators.set(status, pointer == null ? null : answerAjv.compile({ $ref: CONTRACT_ID + pointer }))
  }
  return (status, body) => {
    const validate = validators.get(status)
    if (validate === undefined) return `status ${status} is not in the contract`
    if (validate === null) return body === undefined ? null : `status ${status} has no body`
    if (body === undefined) return `status ${status} needs a body`
    // Judged as it will travel: a Date becomes text, an undefined field disappears.
    const travelling: unknown = JSON.parse(JSON.stringify(body))
    return validate(travelling) ? null : answerAjv.errorsText(validate.errors, { dataVar: 'body' })
  }
}

const validateProblem = answerAjv.compile({ $ref: `${CONTRACT_ID}#/components/schemas/Problem` })

/** What is off contract in a problem, or null. */
export function checkProblem(problem: unknown): string | null {
  return validateProblem(problem)
    ? null
    : answerAjv.errorsText(validateProblem.errors, { dataVar: 'problem' })
}

export function validationOf(operation: Operation): OperationValidation {
  const at = (place: Parameter['in']): Parameter[] =>
    operation.parameters.filter((parameter) => parameter.in === place)
  const headers = parameterReader(
    at('header').map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() })),
    false,
  )
  return {
    path: parameterReader(at('path'), true),
    query: parameterReader(at('query'), true),
    headers: (given) => void headers(given),
    body: bodyReader(operation),
    answer: answerChecker(operation),
  }
}
