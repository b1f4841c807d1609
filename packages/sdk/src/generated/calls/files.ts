// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  SaveFileParams,
  ReplaceFileParams,
  DeleteFileParams,
} from '../inputs.ts'
import type {
  FileRecord,
} from '../models.ts'

/**
 * Uploads a picture.
 *
 * The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
 *
 * `POST /file/save`
 */
export const saveFile: (convoca: Convoca, input: SaveFileParams, options?: CallOptions) => ConvocaPromise<FileRecord> = /* @__PURE__ */ operation('saveFile', 'POST', '/file/save', 'body', { idempotencyKey: true })

/**
 * Replaces a picture.
 *
 * The file must have an id already.
 *
 * `PUT /file/{id}`
 */
export const replaceFile: (convoca: Convoca, input: ReplaceFileParams, options?: CallOptions) => ConvocaPromise<FileRecord> = /* @__PURE__ */ operation('replaceFile', 'PUT', '/file/{id}', 'body')

/**
 * Removes a picture.
 *
 * Saving a picture could only replace it. The caller needs the permission to upload it.
 *
 * `DELETE /file/{id}`
 */
export const deleteFile: (convoca: Convoca, input: DeleteFileParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteFile', 'DELETE', '/file/{id}', '', { responseKind: 'none' })
