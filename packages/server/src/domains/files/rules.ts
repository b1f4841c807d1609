import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid } from '../../errors.ts'

type BusinessType = Schemas['FileBusinessType']
type EntityType = Schemas['FileEntityType']

/** Of the decoded image (part 2 §5). */
export const largestImage = 5 * 1024 * 1024

export interface Picture {
  entityType: EntityType
  /** Smallest accepted picture in pixels (part 2 §3, image presets). */
  minimum: { width: number; height: number }
  /** Every stored picture of this kind has exactly this size, or fits into it where it keeps its shape. */
  stored: { width: number; height: number }
  /** Not cut: its owner chose the shape (part 2 §3, preset logo). */
  keepsShape?: true
}

const profile = { minimum: { width: 400, height: 400 }, stored: { width: 400, height: 400 } }
const logo = { minimum: { width: 200, height: 200 }, stored: { width: 400, height: 400 } }
const banner = { minimum: { width: 1200, height: 400 }, stored: { width: 1200, height: 400 } }
const custom = { minimum: { width: 200, height: 200 }, stored: { width: 800, height: 600 } }

/** What each business type is a picture of, and its size. */
export const pictures: Record<BusinessType, Picture> = {
  USER_PROFILE_PHOTO: { entityType: 'USER', ...profile },
  USER_PROFILE_BANNER: { entityType: 'USER', ...banner },
  TEAM_PROFILE_PHOTO: { entityType: 'TEAM', ...profile },
  TEAM_BANNER_PHOTO: { entityType: 'TEAM', ...banner },
  GAMES_ICON: { entityType: 'GAME', ...logo },
  GAMES_IMAGE: { entityType: 'GAME', ...custom },
  BADGET_ICON: { entityType: 'BADGET', ...logo },
  EVENT_BANNER: { entityType: 'CHAMPIONSHIP', ...banner },
  CHAMPIONSHIP_BANNER: { entityType: 'CHAMPIONSHIP', ...banner },
  CHAMPIONSHIP_LOGO: { entityType: 'CHAMPIONSHIP', ...logo },
  CHAMPIONSHIP_CARD: { entityType: 'CHAMPIONSHIP', ...custom },
  AWARD_ICON: { entityType: 'AWARD', ...logo, keepsShape: true },
  SETUP_PHOTO: { entityType: 'SETUP', ...custom },
  SPONSOR_LOGO: { entityType: 'TEAM_SPONSOR', ...logo, keepsShape: true },
}

/** The bytes of a base64 text; strict, so that a data prefix or a line break is told and not guessed at. */
export function decodeImage(base64: string): Buffer {
  // Before the pattern and the copy: a body far too long is refused by its length alone.
  if (Math.floor((base64.length * 3) / 4) > largestImage + 2) throw new DomainError('FILE_TOO_LARGE')
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    throw invalid('base64', 'INVALID_FORMAT', 'must be base64 without a data prefix')
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > largestImage) throw new DomainError('FILE_TOO_LARGE')
  return bytes
}

export type ImageFormat = 'jpeg' | 'png' | 'webp'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The format by the first bytes, whatever the name says; null for anything that is not accepted. */
export function sniffImage(bytes: Buffer): ImageFormat | null {
  if (bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png'
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF'
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null
}
