// The client with methods takes the place of the core's; everything else is the same.
export { createConvoca, type ConvocaClient, type Methods } from './client/methods.ts'
export type { Call, Convoca, ConvocaOptions } from './client/create-client.ts'
export {
  AbortedError,
  BadRequestError,
  CallTimeoutError,
  ConflictError,
  ConvocaError,
  ForbiddenError,
  MalformedResponseError,
  NetworkError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitedError,
  ServerError,
  UnauthenticatedError,
  type ErrorParts,
  type FieldError,
  type Problem,
} from './client/errors.ts'
export type { Args, OperationFunction } from './client/operation.ts'
export { paginate, type Page, type Pages } from './client/pagination.ts'
export type { TokenSource } from './client/session.ts'
export type {
  ResponseKind,
  AttemptEvent,
  CallOptions,
  Hooks,
  HttpMethod,
  InFlight,
  Input,
  OperationMetadata,
  OperationId,
  Output,
  Retry,
  Schemas,
  Timeout,
} from './client/types.ts'
export * from './generated/calls.ts'
export { operations } from './generated/operations.ts'
export type { components, operations as OperationTypes, paths } from './generated/schema.d.ts'
export type { ClientErrorCode, ErrorCode, FieldErrorCode } from './text/error-codes.ts'
