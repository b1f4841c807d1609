import { contrastRatio, parseColor, readableOn, type Rgb } from '../../primitives/colors/contrast.ts'

/** The effects of a pair of team colours on text and on each other. */
export interface ColorHints {
  primary: TextOnColor | undefined
  secondary: TextOnColor | undefined
  /** Whether the two colours are too similar, so that banner and logo merge. */
  alike: boolean
}

/** The colour of text on a team colour. */
export type TextOnColor = 'black' | 'white'

/** Below this, neighbouring surfaces run into each other. */
const APART = 1.3

export function colorHints(primary: string, secondary: string): ColorHints {
  const first = parseColor(primary)
  const second = parseColor(secondary)
  return {
    primary: first ? readableOn(first) : undefined,
    secondary: second ? readableOn(second) : undefined,
    alike:
      first !== undefined &&
      second !== undefined &&
      contrastRatio(first, second) < APART &&
      distance(first, second) < 60,
  }
}

/** Two colours of one lightness may still differ by hue. */
function distance(first: Rgb, second: Rgb): number {
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}
