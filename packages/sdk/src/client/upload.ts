import { saveFile } from '../generated/calls/files.ts'
import type { FileInput, FileRecord } from '../generated/models.ts'
import { toConvocaPromise, type ConvocaPromise } from './convoca-promise.ts'
import type { Convoca } from './internals.ts'
import type { CallOptions } from './types.ts'

/** What a picture is uploaded for: the entity, and which of its pictures. */
export type UploadTarget = Pick<FileInput, 'entityType' | 'entityId' | 'businessType'>

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In parts, because each byte becomes an argument.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}

/**
 * Uploads a picture: a `Blob` or `File` (of an `<input type="file">`), a `Buffer` or other bytes.
 *
 * JPEG, PNG or WebP of at most 5 MB; the server detects the format and stores a JPEG. An entity has one picture per business
 * type, and a new one replaces it. `saveFile` is the same for base64.
 *
 * `POST /file/save`
 */
export function uploadFile(
  convoca: Convoca,
  file: Blob | ArrayBuffer | Uint8Array,
  target: UploadTarget,
  options?: CallOptions,
): ConvocaPromise<FileRecord> {
  const upload = async () => {
    const bytes = new Uint8Array('arrayBuffer' in file ? await file.arrayBuffer() : file)
    const body: FileInput = {
      ...target,
      base64: toBase64(bytes),
      // Every PNG starts with this byte. The contract has no name for WebP; the server looks at the content.
      extension: bytes[0] === 0x89 ? 'PNG' : 'JPEG',
      fileType: 'IMAGE',
    }
    return await saveFile(convoca, { body }, options).withResponse()
  }
  return toConvocaPromise(upload())
}
