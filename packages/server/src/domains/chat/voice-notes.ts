import { MAX_VOICE_NOTE_BYTES, MAX_VOICE_NOTE_SECONDS } from '@convoca/contract/rules'
import { parseBuffer } from 'music-metadata'
import { DomainError, invalid } from '../../errors.ts'

/** Recorders stop a moment late. */
const TOLERANCE = 0.5

const signatures = [
  { contentType: 'audio/webm', bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  { contentType: 'audio/ogg', bytes: Buffer.from('OggS') },
] as const

/** The length by its blocks: what a browser records has none in its header. */
async function parseLength(bytes: Buffer, mimeType: string): Promise<number> {
  try {
    const { format } = await parseBuffer(bytes, { mimeType }, { duration: true, skipCovers: true })
    const isVoice = format.codec?.toUpperCase() === 'OPUS' && format.hasVideo !== true
    return isVoice ? (format.duration ?? 0) : 0
  } catch {
    return 0
  }
}

/** The media type and length of what browsers record: Opus in WebM or Ogg. */
export async function readVoiceNote(bytes: Buffer) {
  const type = signatures.find((signature) =>
    bytes.subarray(0, signature.bytes.length).equals(signature.bytes),
  )
  if (type === undefined) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  if (bytes.length > MAX_VOICE_NOTE_BYTES) throw new DomainError('FILE_TOO_LARGE')
  const { contentType } = type
  const length = await parseLength(bytes, contentType)
  if (!(length > 0)) throw invalid('base64', 'INVALID_VALUE', 'must be a recording in Opus')
  if (length > MAX_VOICE_NOTE_SECONDS + TOLERANCE)
    throw invalid('base64', 'OUT_OF_RANGE', `must last at most ${MAX_VOICE_NOTE_SECONDS} seconds`)
  return { contentType, seconds: Math.min(MAX_VOICE_NOTE_SECONDS, Math.max(1, Math.round(length))) }
}
