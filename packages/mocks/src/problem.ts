import { errorMessages, errorStatuses, problemType } from '@convoca/contract/rules'
import type { FieldError, ErrorCode, Schemas } from '@convoca/sdk'

/** What a handler throws: it becomes a problem document. */
export class MockProblem extends Error {
  override readonly name = 'MockProblem'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  readonly status: number

  readonly suspension: Schemas['Suspension'] | undefined

  constructor(
    code: ErrorCode,
    fields: readonly FieldError[] = [],
    status: number = errorStatuses[code],
    suspension?: Schemas['Suspension'],
  ) {
    super(code)
    this.suspension = suspension
    this.code = code
    this.fields = fields
    this.status = status
  }
}

/** The refusal of one field of the body. */
export function invalid(path: string, code: FieldError['code'], rule: string): MockProblem {
  return new MockProblem('VALIDATION_FAILED', [{ path, code, message: `${path} ${rule}` }])
}

/** The problem document of an error (docs/product.md#errors). */
export function problemResponse({ status, code, fields, suspension }: MockProblem): Response {
  const message = errorMessages[code]
  return new Response(
    JSON.stringify({
      type: problemType(code),
      title: message,
      status,
      code,
      message: fields.length > 0 ? fields.map((field) => field.message) : message,
      requestId: '01989d2e-0000-7000-8000-000000000000',
      ...(fields.length > 0 && { errors: fields }),
      ...(suspension && { suspension }),
    }),
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        ...((status === 429 || status === 503) && { 'retry-after': '1' }),
      },
    },
  )
}
