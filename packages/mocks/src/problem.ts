import { errorMessages, errorStatuses, problemType } from '@convoca/contract/rules'
import type { FieldError, ErrorCode } from '@convoca/sdk'

/** The error that a handler throws: it becomes a problem document. */
export class MockProblem extends Error {
  override readonly name = 'MockProblem'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  readonly status: number

  constructor(code: ErrorCode, fields: readonly FieldError[] = [], status: number = errorStatuses[code]) {
    super(code)
    this.code = code
    this.fields = fields
    this.status = status
  }
}

/** The problem document of an error (docs/product.md#errors). */
export function problemResponse({ status, code, fields }: MockProblem): Response {
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
