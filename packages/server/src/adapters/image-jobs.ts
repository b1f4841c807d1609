import type { ImageSizes } from '@convoca/contract/rules'
import type { ImageFormat } from '../domains/files/rules.ts'
import type { ErrorCode } from '../errors.ts'

/** An upload, to be decoded and stored as JPEG. */
export interface UploadJob {
  kind: 'upload'
  bytes: Uint8Array
  /** The format that the first bytes show. */
  format: ImageFormat
  rule: ImageSizes
  maxPixels: number
}

/** A stored picture, to be shown in this width. */
export interface ResizeJob {
  kind: 'resize'
  jpeg: Uint8Array
  width: number
}

/** The jobs that the server sends to the process that decodes pictures. */
export type ImageJob = UploadJob | ResizeJob

export type ImageRefusal = Extract<ErrorCode, 'IMAGE_UNREADABLE' | 'IMAGE_TOO_LARGE' | 'IMAGE_TOO_SMALL'>

export interface ImageOutcomes {
  upload: { jpeg: Uint8Array; width: number; height: number } | { refusal: ImageRefusal }
  resize: { webp: Uint8Array } | { refusal: ImageRefusal }
}

export interface ImageRequest {
  id: number
  job: ImageJob
}

export interface ImageResult {
  id: number
  outcome: ImageOutcomes[ImageJob['kind']]
}
