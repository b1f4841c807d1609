/** Most pixels of an image: decoding can take several bytes for each, however small the file is. */
export const MAX_IMAGE_PIXELS = 24_000_000

/** The number of bytes that a base64 text decodes to, give or take its padding. */
export function decodedLength(base64: string): number {
  return Math.floor((base64.length * 3) / 4)
}

interface Size {
  width: number
  height: number
}

export interface ImageSizes {
  /** Smallest accepted image in pixels (docs/product.md#files-and-pictures). */
  minimum: Size
  /** Every stored image of this kind has exactly this size, or fits into it where it keeps its shape. */
  stored: Size
  /** The picture is not cropped: its owner chose the shape (docs/product.md#files-and-pictures). */
  keepsShape?: true
}

type EntityType =
  | 'USER'
  | 'TEAM'
  | 'GAME'
  | 'BADGET'
  | 'CHAMPIONSHIP'
  | 'EVENT'
  | 'AWARD'
  | 'SETUP'
  | 'TEAM_SPONSOR'

export interface ImageRule extends ImageSizes {
  entityTypes: readonly EntityType[]
}

/** A picture in a message to the staff, such as a screenshot: large enough to read its text. */
export const attachmentSizes: ImageSizes = {
  minimum: { width: 1, height: 1 },
  stored: { width: 1600, height: 1600 },
  keepsShape: true,
}

const profile = { minimum: { width: 400, height: 400 }, stored: { width: 400, height: 400 } }
const logo = { minimum: { width: 200, height: 200 }, stored: { width: 400, height: 400 } }
const banner = { minimum: { width: 1200, height: 400 }, stored: { width: 1200, height: 400 } }
const custom = { minimum: { width: 200, height: 200 }, stored: { width: 800, height: 600 } }

const rules = {
  USER_PROFILE_PHOTO: { entityTypes: ['USER'], ...profile },
  USER_PROFILE_BANNER: { entityTypes: ['USER'], ...banner },
  TEAM_PROFILE_PHOTO: { entityTypes: ['TEAM'], ...profile },
  TEAM_BANNER_PHOTO: { entityTypes: ['TEAM'], ...banner },
  GAMES_ICON: { entityTypes: ['GAME'], ...logo },
  GAMES_IMAGE: { entityTypes: ['GAME'], ...custom },
  BADGET_ICON: { entityTypes: ['BADGET'], ...logo },
  EVENT_BANNER: { entityTypes: ['EVENT', 'CHAMPIONSHIP'], ...banner },
  CHAMPIONSHIP_BANNER: { entityTypes: ['CHAMPIONSHIP'], ...banner },
  CHAMPIONSHIP_LOGO: { entityTypes: ['CHAMPIONSHIP'], ...logo },
  CHAMPIONSHIP_CARD: { entityTypes: ['CHAMPIONSHIP'], ...custom },
  AWARD_ICON: { entityTypes: ['AWARD'], ...logo, keepsShape: true },
  SETUP_PHOTO: { entityTypes: ['SETUP'], ...custom },
  SPONSOR_LOGO: { entityTypes: ['TEAM_SPONSOR'], ...logo, keepsShape: true },
} as const satisfies Record<string, ImageRule>

/** The subject of each business type's image, and its size. */
export const imageRules: Record<keyof typeof rules, ImageRule> = rules
