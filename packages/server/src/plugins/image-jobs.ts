import type { ImageRule } from '@convoca/contract/rules'
import type { ImageFormat } from '../domains/files/rules.ts'
import type { ErrorCode } from '../errors.ts'

/** What the server sends to the process that decodes pictures. */
export interface ImageJob {
  id: number
  bytes: Uint8Array
  /** By the first bytes. */
  format: ImageFormat
  rule: ImageRule
  maxPixels: number
}

export type ImageRefusal = Extract<ErrorCode, 'IMAGE_UNREADABLE' | 'IMAGE_TOO_LARGE' | 'IMAGE_TOO_SMALL'>

export type ImageOutcome = { jpeg: Uint8Array; width: number; height: number } | { refusal: ImageRefusal }

export interface ImageResult {
  id: number
  outcome: ImageOutcome
}
