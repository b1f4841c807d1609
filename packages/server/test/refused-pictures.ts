import { noise, plain } from './images.ts'

/** The fields of an upload that differ from a logo of the team. */
export interface PictureBody {
  bytes?: Buffer
  base64?: string
  entityType?: string
  entityId?: string
  businessType?: string
  extension?: string
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>'
/** Pictures that are not stored, each with the answer. */
export const refusedPictures: readonly [string, () => Promise<PictureBody> | PictureBody, number, string][] =
  [
    [
      'a PDF renamed .png',
      () => ({ bytes: Buffer.from('%PDF-1.7\n1 0 obj\n'), extension: 'PNG' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['an SVG', () => ({ bytes: Buffer.from(svg), extension: 'SVG' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a GIF', async () => ({ bytes: await noise(400, 400).gif().toBuffer() }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a HEIF by its brand',
      () => ({ bytes: Buffer.from('\0\0\0\x18ftypheic') }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['6 MB', () => ({ bytes: Buffer.alloc(6 * 1024 * 1024, 7) }), 413, 'FILE_TOO_LARGE'],
    ['one byte over 5 MB', () => ({ bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 7) }), 413, 'FILE_TOO_LARGE'],
    ['5 MB of nothing', () => ({ bytes: Buffer.alloc(5 * 1024 * 1024, 7) }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body over the limit', () => ({ base64: 'A'.repeat(17 * 1024 * 1024) }), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'a JPEG cut short',
      async () => ({ bytes: (await noise(800, 800).jpeg().toBuffer()).subarray(0, 20_000) }),
      400,
      'IMAGE_UNREADABLE',
    ],
    [
      'a PNG head without a body',
      async () => ({ bytes: (await noise(800, 800).png().toBuffer()).subarray(0, 40) }),
      400,
      'IMAGE_UNREADABLE',
    ],
    [
      'more pixels than it weighs',
      async () => ({ bytes: await plain(12_000, 12_000, '#000').png().toBuffer() }),
      400,
      'IMAGE_TOO_LARGE',
    ],
    [
      'a logo under 400 × 400',
      async () => ({ bytes: await noise(399, 400).png().toBuffer() }),
      400,
      'IMAGE_TOO_SMALL',
    ],
    [
      'a banner under 1200 × 400',
      async () => ({ bytes: await noise(1199, 400).png().toBuffer(), businessType: 'TEAM_BANNER_PHOTO' }),
      400,
      'IMAGE_TOO_SMALL',
    ],
    [
      'a data prefix',
      async () => ({
        base64: `data:image/png;base64,${(await plain(500, 500, '#fff').png().toBuffer()).toString('base64')}`,
      }),
      400,
      'VALIDATION_FAILED',
    ],
    ['base64 with a line break', () => ({ base64: '/9j/\n4AAQ' }), 400, 'VALIDATION_FAILED'],
    ['an empty text', () => ({ base64: '' }), 400, 'VALIDATION_FAILED'],
    [
      'a business type of something else',
      async () => ({
        bytes: await plain(500, 500, '#fff').png().toBuffer(),
        businessType: 'USER_PROFILE_PHOTO',
      }),
      400,
      'VALIDATION_FAILED',
    ],
  ]
