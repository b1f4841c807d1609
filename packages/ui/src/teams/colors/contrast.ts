/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The lowest contrast normal text may have (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Reads `#rgb` and `#rrggbb` (the only forms a team may store, requirement 001 §5); anything else is `null`. */
export function parseColor(text: string): Rgb | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim())
  if (!digits) return null
  const short = digits[1]
  const six = short ? [...short].map((digit) => digit + digit).join('') : (digits[2] ?? '')
  const value = Number.parseInt(six, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `#rrggbb` of a colour. */
export function formatColor(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Contrast of two colours, 1 to 21, whichever is the text. */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const a = luminance(first)
  const b = luminance(second)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(first[index] + (second[index] - first[index]) * share)
  return [part(0), part(1), part(2)]
}

/** The text colour that reads better on a colour. One of the two always reaches 4.5:1. */
export function readableOn(color: Rgb): 'black' | 'white' {
  return contrastRatio(color, WHITE) >= contrastRatio(color, BLACK) ? 'white' : 'black'
}

/** `color`, moved towards black or white just as far as text of it needs to reach 4.5:1 on `background`. */
export function accentOn(color: Rgb, background: Rgb): Rgb {
  const goal = readableOn(background) === 'white' ? WHITE : BLACK
  return shiftUntil(color, goal, (shifted) => contrastRatio(shifted, background) >= TEXT_CONTRAST)
}

/** Moves a colour to the goal in steps of 2 % until `enough` holds; the goal itself at the latest. */
function shiftUntil(color: Rgb, goal: Rgb, enough: (color: Rgb) => boolean): Rgb {
  for (let step = 0; step < 50; step += 1) {
    const shifted = mix(color, goal, step / 50)
    if (enough(shifted)) return shifted
  }
  return goal
}

/** Stops of a diagonal gradient (share 0 to 1) and the colour of a letter in its middle. */
export type GradientPaint = { stops: readonly { share: number; color: Rgb }[]; text: 'black' | 'white' }

/** A large initial lies on this part of a logo's diagonal. */
const LETTER_SPAN = [0.36, 0.5, 0.64] as const
/** White is the house's letter; black takes over where white would need the colours far darkened. */
const WHITE_IS_CLOSE = 2.6

/**
 * Gradient between two team colours that carries an initial. Its ends stay the team's own; under the letter it is
 * darkened (or lightened) just so far that the letter reaches 4.5:1.
 */
export function gradientWithInitial(primary: Rgb, secondary: Rgb): GradientPaint {
  const span = LETTER_SPAN.map((share) => ({ share, color: mix(primary, secondary, share) }))
  const white = span.every(({ color }) => contrastRatio(color, WHITE) >= WHITE_IS_CLOSE)
  const [letter, goal] = white ? [WHITE, BLACK] : [BLACK, WHITE]
  const readable = (color: Rgb) => contrastRatio(color, letter) >= TEXT_CONTRAST
  return {
    stops: [
      { share: 0, color: primary },
      ...span.map(({ share, color }) => ({ share, color: shiftUntil(color, goal, readable) })),
      { share: 1, color: secondary },
    ],
    text: white ? 'white' : 'black',
  }
}
