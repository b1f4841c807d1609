import { contrastRatio, parseColor, readableOn, type Rgb } from '../colors/contrast.ts'

/** Contrast of a pair of team colours. Ratios have one decimal, as in WCAG. */
export interface ColorHints {
  primary: TextOnColor | undefined
  secondary: TextOnColor | undefined
  /** Whether the two colours are too similar, so that banner and logo merge. */
  alike: boolean
}

/** The text that the house puts on a colour, and its contrast. */
export interface TextOnColor {
  text: 'black' | 'white'
  ratio: number
}

/** Below this, neighbouring surfaces run into each other. */
const APART = 1.3

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

export function colorHints(primary: string, secondary: string): ColorHints {
  const first = parseColor(primary)
  const second = parseColor(secondary)
  return {
    primary: first ? textOn(first) : undefined,
    secondary: second ? textOn(second) : undefined,
    alike:
      first !== undefined &&
      second !== undefined &&
      contrastRatio(first, second) < APART &&
      distance(first, second) < 60,
  }
}

function textOn(color: Rgb): TextOnColor {
  const text = readableOn(color)
  return { text, ratio: Math.round(contrastRatio(color, text === 'white' ? WHITE : BLACK) * 10) / 10 }
}

/** Two colours of one lightness may still differ by hue. */
function distance(first: Rgb, second: Rgb): number {
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}
