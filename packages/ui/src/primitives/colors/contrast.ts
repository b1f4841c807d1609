/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The lowest contrast normal text may have (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Reads `#rgb` and `#rrggbb`, the only forms that a team may store; anything else is `undefined`. */
export function parseColor(text: string): Rgb | undefined {
  const digits = /^#((?:[\da-f]{3}){1,2})$/i.exec(text.trim())?.[1]
  if (!digits) return undefined
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const value = Number.parseInt(six, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `#rrggbb` of a colour of whole parts. */
export function formatColor([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
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

/** Contrast of white on a colour, 1 to 21. Black has 21 divided by it. */
function whiteOn(color: Rgb): number {
  return 1.05 / (luminance(color) + 0.05)
}

/** The text colour with more contrast on a background. One of the two always reaches 4.5:1. */
export function readableOn(color: Rgb): 'black' | 'white' {
  return whiteOn(color) ** 2 >= 21 ? 'white' : 'black'
}

/** `color`, moved towards black or white just as far as text of it needs to reach 4.5:1 on `background`. */
export function accentOn(color: Rgb, background: Rgb): Rgb {
  const goal = readableOn(background) === 'white' ? WHITE : BLACK
  for (let step = 0; step < 50; step += 1) {
    const shifted = mix(color, goal, step / 50)
    if (contrastRatio(shifted, background) >= TEXT_CONTRAST) return shifted
  }
  return goal
}

/** `color`, moved in steps of 2 % to black for white letters, or to white for black ones, until they reach 4.5:1. */
function groundFor(white: boolean, color: Rgb): Rgb {
  const move = (step: number) => mix(color, white ? BLACK : WHITE, step / 50)
  // Each step reads better than the one before: found by halves, for contrast is dear to compute.
  let [low, high] = [0, 50]
  while (low < high) {
    const middle = (low + high) >> 1
    const contrast = whiteOn(move(middle))
    if ((white ? contrast : 21 / contrast) < TEXT_CONTRAST) low = middle + 1
    else high = middle
  }
  return move(low)
}

/** Stops of a diagonal gradient (share 0 to 1) and the colour of a letter in its middle. */
export interface GradientPaint {
  stops: readonly { share: number; color: Rgb }[]
  text: 'black' | 'white'
}

/**
 * Gradient between two team colours that carries an initial. Its ends stay the team's own; under the letter it is
 * darkened (or lightened) just so far that the letter reaches 4.5:1.
 */
export function gradientWithInitial(primary: Rgb, secondary: Rgb): GradientPaint {
  // A large initial lies on this part of a logo's diagonal.
  const span = [0.36, 0.5, 0.64].map((share) => ({ share, color: mix(primary, secondary, share) }))
  // Prefer white text; use black if white would require much darker colours.
  const white = span.every(({ color }) => whiteOn(color) >= 2.6)
  return {
    stops: [
      { share: 0, color: primary },
      ...span.map(({ share, color }) => ({ share, color: groundFor(white, color) })),
      { share: 1, color: secondary },
    ],
    text: white ? 'white' : 'black',
  }
}
