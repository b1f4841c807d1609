import type { FilesMethods, MethodsByTag } from '../generated/method-types.ts'
import { methods as generated } from '../generated/methods.ts'
import type { FileRecord } from '../generated/models.ts'
import type { ConvocaPromise } from './convoca-promise.ts'
import { createConvoca as createCore, type ConvocaOptions } from './create-client.ts'
import type { Convoca } from './internals.ts'
import type { Unbound } from './operation.ts'
import type { CallOptions } from './types.ts'
import { refuseUnknownNames } from './unknown-names.ts'
import { uploadFile, type UploadSource, type UploadTarget } from './upload.ts'

/** The operations of `files`, and an upload that does the base64. */
export interface FilesMethodsWithUpload extends FilesMethods {
  /**
   * Uploads a picture: a `Blob` or `File` (of an `<input type="file">`), a `Buffer` or other bytes, in Node also the path
   * of a file.
   *
   * JPEG, PNG or WebP of at most 5 MB; the server detects the format and stores a JPEG. An entity has one picture per
   * business type, and a new one replaces it. `save` is the same for base64.
   *
   * `POST /file/save`
   */
  readonly upload: (
    file: UploadSource,
    target: UploadTarget,
    options?: CallOptions,
  ) => ConvocaPromise<FileRecord>
}

/** Every operation of the contract by its tag: `convoca.teams.create({ body })`. */
export interface Methods extends Omit<MethodsByTag, 'files'> {
  readonly files: FilesMethodsWithUpload
}

/** A client with every operation as a method; the operation functions take it as well. */
export interface ConvocaClient extends Convoca, Methods {}

const methods: Unbound<Methods> = { ...generated, files: { ...generated.files, upload: uploadFile } }

type AnyCall = (convoca: Convoca, ...args: unknown[]) => unknown

const bindAll = (calls: object, client: Convoca) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (call as AnyCall).bind(undefined, client)]),
  )

/** A client of the Convoca API with every operation as a method. Any number of them can live side by side. */
export function createConvoca(options: ConvocaOptions): ConvocaClient {
  const client = createCore(options)
  const tags = Object.fromEntries(
    Object.entries(methods).map(([tag, calls]) => [tag, bindAll(calls, client)]),
  )
  // `Unbound` has checked the table against `Methods`.
  return refuseUnknownNames(client, tags) as ConvocaClient
}
