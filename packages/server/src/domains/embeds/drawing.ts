import { firstGraphemes } from '@convoca/sdk/text'
import type { Node } from '@takumi-rs/core'

/** The size of a drawing in CSS pixels; a link preview is the same at 2.5 times the density. */
export const drawingSize = { width: 480, height: 252 }

/** The name of the logo or photo among the images of the rendering. */
export const PHOTO = 'photo'
/** The name of the banner among them. */
export const BANNER = 'banner'

export type Theme = 'dark' | 'light'

export const palettes = {
  dark: {
    panel: '#10131a',
    border: '#20242c',
    text: '#edeef0',
    muted: '#abb2bd',
    win: '#1fd8a4',
    loss: '#ff9592',
    winGround: '#0f2a22',
    lossGround: '#331319',
  },
  light: {
    panel: '#ffffff',
    border: '#dfe3e8',
    text: '#14171c',
    muted: '#4b5361',
    win: '#14674c',
    loss: '#b9222b',
    winGround: '#e0f4ea',
    lossGround: '#fdebec',
  },
} as const
export type Palette = (typeof palettes)[Theme]
export type Style = NonNullable<Node['style']>

export const box = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
})

// `™` and two others are in its fonts, although they can be emoji.
const emoji =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|[\u20e3\u{e0020}-\u{e007f}]|\u200d|\ufe0f/gu

/** The renderer has no glyphs of emoji and draws boxes in their place. */
export const text = (value: string, style: Style): Node => ({
  type: 'text',
  text: value.replaceAll(emoji, '').trim(),
  style,
})

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Relative luminance of `#rrggbb`: which of black and white reads better on it. */
export function readableOn(color: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (1.05 / (luminance + 0.05)) ** 2 >= 21 ? 'white' : 'black'
}

const line = { ...oneLine, position: 'absolute', left: 24, width: 432 } as const

/** The name, the largest text. */
export const title = (value: string): Node =>
  text(value, {
    ...line,
    top: 138,
    fontFamily: 'Barlow Condensed',
    fontWeight: 700,
    fontSize: 32,
    lineHeight: 1.1,
  })

export const subtitle = (value: string, { muted }: Palette): Node =>
  text(value, { ...line, top: 177, fontSize: 14, color: muted })

/** The whole picture: a banner, a row over its lower edge, two lines, a row at the bottom and the stripe. */
export function frame(
  palette: Palette,
  stripe: string,
  parts: { banner: Node; identity: Node[]; lines: Node[]; footer: Node[] },
): Node {
  const row = { position: 'absolute', left: 24, right: 24, justifyContent: 'space-between' } as const
  return box(
    {
      ...drawingSize,
      flexDirection: 'column',
      position: 'relative',
      backgroundColor: palette.panel,
      color: palette.text,
      fontFamily: 'Inter',
    },
    parts.banner,
    box({ ...row, top: 62, alignItems: 'flex-end' }, ...parts.identity),
    ...parts.lines,
    box({ ...row, bottom: 16, alignItems: 'center', gap: 12 }, ...parts.footer),
    box({ position: 'absolute', left: 0, top: 0, bottom: 0, width: 5, backgroundColor: stripe }),
  )
}

interface Colors {
  primary: string
  secondary: string
}

/**
 * A banner like the library's generated one: a gradient, two stripes and letters; it ends in the panel's
 * colour.
 */
export function banner(letters: string, { primary, secondary }: Colors, { panel }: Palette): Node {
  // Transparent colours, not `opacity`, for which the renderer composes layers of their own.
  const stripe = (left: number, width: number, alpha: string) =>
    box({
      position: 'absolute',
      top: -10,
      left,
      width,
      height: 140,
      backgroundColor: `${secondary}${alpha}`,
      transform: 'skewX(-20deg)',
    })
  return box(
    {
      position: 'relative',
      width: 480,
      height: 118,
      overflow: 'hidden',
      backgroundImage: `linear-gradient(120deg, ${primary}, #0a0c10)`,
    },
    stripe(268, 62, 'db'),
    stripe(342, 18, '80'),
    text(letters, {
      position: 'absolute',
      right: 10,
      top: -8,
      fontFamily: 'Barlow Condensed',
      fontWeight: 700,
      fontSize: 120,
      lineHeight: 1,
      color: '#ffffff21',
    }),
    fade(panel),
  )
}

/** The lower part of a banner goes over into the panel. */
const fade = (panel: string): Node =>
  box({
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 76,
    backgroundImage: `linear-gradient(180deg, ${panel}00, ${panel})`,
  })

/** A banner that is a picture, which ends in the panel's colour as the drawn one does. */
export const pictureBanner = ({ panel }: Palette): Node =>
  box(
    { position: 'relative', width: 480, height: 118, overflow: 'hidden' },
    {
      type: 'image',
      src: BANNER,
      style: { position: 'absolute', left: 0, top: -21, width: 480, height: 160, objectFit: 'cover' },
    },
    fade(panel),
  )

/** A logo or a photo, or else the initial. */
export function portrait(name: string, ground: string, hasPhoto: boolean, { panel }: Palette): Node {
  const size = { width: 72, height: 72, borderRadius: 36, border: `4px solid ${panel}` }
  if (hasPhoto) return { type: 'image', src: PHOTO, style: { ...size, objectFit: 'cover' } }
  return box(
    { ...size, alignItems: 'center', justifyContent: 'center', backgroundColor: ground },
    text(firstGraphemes(name, 1).toUpperCase(), {
      color: readableOn(ground),
      fontFamily: 'Barlow Condensed',
      fontWeight: 700,
      fontSize: 34,
    }),
  )
}

/** The one slanted element. */
export const badge = (value: string, ground: string): Node =>
  text(value, {
    backgroundColor: ground,
    color: readableOn(ground),
    padding: '2px 10px',
    borderRadius: 4,
    fontFamily: 'Barlow Condensed',
    fontWeight: 700,
    fontSize: 16,
    transform: 'skewX(-8deg)',
  })
