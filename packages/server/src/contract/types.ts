import type { OperationTypes as operations, QueryDefaults, components } from '@convoca/sdk'

/** The contract's schemas by name, e.g. `Schemas['TeamDetail']`. */
export type Schemas = components['schemas']

export type OperationId = keyof operations & string

type Nothing = Record<never, never>
type Parameters<K extends OperationId> = operations[K]['parameters']
type Present<T> = [NonNullable<T>] extends [never] ? Nothing : NonNullable<T>

export type PathOf<K extends OperationId> = Parameters<K> extends { path?: infer P } ? Present<P> : Nothing
/** A query as handlers see it, with the contract's defaults filled in. */
export type QueryOf<K extends OperationId> = K extends keyof QueryDefaults
  ? WithDefaults<SentQueryOf<K>, QueryDefaults[K]>
  : SentQueryOf<K>
type WithDefaults<Q, Names> = Q & { [N in keyof Q & Names]-?: Exclude<Q[N], undefined> }
export type SentQueryOf<K extends OperationId> =
  Parameters<K> extends { query?: infer Q } ? Present<Q> : Nothing

export type HeaderOf<K extends OperationId> =
  Parameters<K> extends { header?: infer H } ? Present<H> : Nothing

type JsonContent<T> = T extends { content: { 'application/json': infer B } } ? B : undefined
export type BodyOf<K extends OperationId> = operations[K] extends { requestBody: infer R }
  ? JsonContent<R>
  : operations[K] extends { requestBody?: infer R }
    ? JsonContent<NonNullable<R>> | undefined
    : undefined

/** A response's body: JSON, the text of a calendar, or the bytes of an archive. */
type ResponseContent<T> = T extends { content: { 'application/zip': unknown } } ? Buffer : TextContent<T>
type TextContent<T> = T extends { content: { 'text/calendar': infer B } } ? B : JsonContent<T>

type Success = 200 | 201 | 202 | 204
export type Responses<K extends OperationId> = operations[K]['responses']

type SuccessOf<K extends OperationId> = keyof Responses<K> & Success

type ResultAt<K extends OperationId, S extends SuccessOf<K>> =
  ResponseContent<Responses<K>[S]> extends undefined ? void : ResponseContent<Responses<K>[S]>

/** Each success status of an operation with its body. */
export type AnsweredWith<K extends OperationId> = {
  [S in SuccessOf<K>]: { status: S; body: ResultAt<K, S> }
}[SuccessOf<K>]

/** The bodies of an operation's successes. */
export type ResultOf<K extends OperationId> = AnsweredWith<K>['body']

/** Whether an operation succeeds with one status only, so that the contract says which. */
type HasOneStatus<K extends OperationId, S = SuccessOf<K>> = S extends unknown
  ? [SuccessOf<K>] extends [S]
    ? true
    : false
  : never

/** The result of a handler: the body, and the status where the contract has several for a success. */
export type HandledOf<K extends OperationId> = HasOneStatus<K> extends true ? ResultOf<K> : AnsweredWith<K>
