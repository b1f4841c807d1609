import type { FieldError, ErrorCode } from '@convoca/sdk'

/** What a handler throws: answered as a problem document. */
export class MockProblem extends Error {
  override readonly name = 'MockProblem'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]

  constructor(status: number, code: ErrorCode, fields: readonly FieldError[] = []) {
    super(code)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** The refusal of one field of the body. */
export function invalid(path: string, code: FieldError['code'], rule: string): MockProblem {
  return new MockProblem(400, 'VALIDATION_FAILED', [{ path, code, message: `${path} ${rule}` }])
}

// The existing client reads words such as "not found" in the message, so the mocks write them like the server.
function sentence(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The problem document of an error (product §2). */
export function problemResponse({ status, code, fields }: MockProblem): Response {
  const message = sentence(code)
  return new Response(
    JSON.stringify({
      type: `https://convoca.example/problems/${code.toLowerCase().replaceAll('_', '-')}`,
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
