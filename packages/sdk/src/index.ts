// The client with methods takes the place of the core's, which can load with its first call; everything else is the same.
export {
  createConvoca,
  type ConvocaClient,
  type FilesMethodsWithUpload,
  type Methods,
} from './client/methods.ts'
export type { ConvocaOptions } from './client/create-client.ts'
export { rawClient, type Convoca } from './client/internals.ts'
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
  UnsupportedMediaTypeError,
  type ErrorParts,
} from './client/errors.ts'
export type { ConvocaPromise, WithResponse } from './client/convoca-promise.ts'
export type { Logger, LogLevel } from './client/logger.ts'
export type { Args, OperationFunction } from './client/operation.ts'
export { paginate, type Page, type Pages } from './client/pagination.ts'
export type { TokenSource } from './client/session.ts'
export type {
  ResponseKind,
  AttemptEvent,
  CallOptions,
  CallSite,
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
export { uploadFile, type UploadSource, type UploadTarget } from './client/upload.ts'
export * from './generated/calls.ts'
export type * from './generated/inputs.ts'
export type * from './generated/method-types.ts'
export type * from './generated/models.ts'
export type { Team } from './client/team.ts'
export { operations, type QueryDefaults } from './generated/operations.ts'
export type { components, operations as OperationTypes, paths } from './generated/schema.d.ts'
export type { ClientErrorCode } from './text/error-codes.ts'
