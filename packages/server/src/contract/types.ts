import type { OperationTypes as operations, components } from '@convoca/sdk'

/** The contract's schemas by name, e.g. `Schemas['TeamDetail']`. */
export type Schemas = components['schemas']

export type OperationId = keyof operations & string

type Nothing = Record<never, never>
type Parameters<K extends OperationId> = operations[K]['parameters']
type Present<T> = [NonNullable<T>] extends [never] ? Nothing : NonNullable<T>

export type PathOf<K extends OperationId> = Parameters<K> extends { path?: infer P } ? Present<P> : Nothing
export type QueryOf<K extends OperationId> = Parameters<K> extends { query?: infer Q } ? Present<Q> : Nothing

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

/** What a handler may return: one of the contract's success statuses with exactly its body. */
export type ResponseOf<K extends OperationId> = {
  [S in keyof Responses<K> & Success]: ResponseContent<Responses<K>[S]> extends undefined
    ? { status: S; body?: undefined }
    : { status: S; body: ResponseContent<Responses<K>[S]> }
}[keyof Responses<K> & Success]
