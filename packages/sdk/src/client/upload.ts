import { saveFile } from '../generated/calls/files.ts'
import type { FileInput, FileRecord } from '../generated/models.ts'
import { toConvocaPromise, type ConvocaPromise } from './convoca-promise.ts'
import type { Convoca } from './internals.ts'
import type { CallOptions } from './types.ts'

/** The target of an uploaded picture: the entity, and which of its pictures. */
export type UploadTarget = Pick<FileInput, 'entityType' | 'entityId' | 'businessType'>

/** A picture: a `Blob` or `File`, bytes, or in Node the path or `file:` URL of a file. */
export type UploadSource = Blob | ArrayBuffer | ArrayBufferView | string | URL

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // The bytes are converted in parts, because each becomes an argument.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}

interface FileReader {
  readFile(path: string | URL): Promise<Uint8Array>
}

/** The part of Node that reads a file; absent in browsers and edge runtimes. */
interface NodeGlobals {
  process?: { getBuiltinModule?: (name: 'fs/promises') => FileReader | undefined }
}

/** Reads a file of Node without an import, which bundlers for browsers would follow. */
async function readPath(path: string | URL): Promise<Uint8Array> {
  const { process }: NodeGlobals = globalThis
  const files = process?.getBuiltinModule?.('fs/promises')
  if (files === undefined) {
    throw new TypeError(
      'A path can be uploaded in Node only, from 20.16 on. In a browser upload the File of an <input type="file">.',
    )
  }
  return files.readFile(path)
}

async function readSource(file: UploadSource): Promise<Uint8Array> {
  if (typeof file === 'string' || file instanceof URL) return readPath(file)
  if (file instanceof ArrayBuffer) return new Uint8Array(file)
  if (ArrayBuffer.isView(file)) return new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
  if (typeof file === 'object' && file !== null && typeof file.arrayBuffer === 'function')
    return new Uint8Array(await file.arrayBuffer())
  throw new TypeError(
    'An upload takes a Blob, a File, a Buffer, other bytes or, in Node, the path of a file. Collect a stream first: ' +
      'await new Response(stream).blob().',
  )
}

const targetFields = ['entityType', 'entityId', 'businessType'] as const

function checkTarget(target: unknown): void {
  const given: Partial<Record<string, unknown>> =
    typeof target === 'object' && target !== null ? { ...target } : {}
  const missing = targetFields.filter((name) => given[name] === undefined)
  if (missing.length === 0) return
  throw new TypeError(
    `An upload takes a target { ${targetFields.join(', ')} } after the picture; it lacks ${missing.join(', ')}.`,
  )
}

/**
 * Uploads a picture: a `Blob` or `File` (of an `<input type="file">`), a `Buffer` or other bytes, in Node also the path of
 * a file.
 *
 * JPEG, PNG or WebP of at most 5 MB; the server detects the format and stores a JPEG. An entity has one picture per business
 * type, and a new one replaces it. `saveFile` is the same for base64. Anything else throws a `TypeError`.
 *
 * `POST /file/save`
 */
export function uploadFile(
  convoca: Convoca,
  file: UploadSource,
  target: UploadTarget,
  options?: CallOptions,
): ConvocaPromise<FileRecord> {
  const upload = async () => {
    checkTarget(target)
    const bytes = await readSource(file)
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
