import { contrastRatio, formatColor, mix, parseColor, type Rgb } from '../primitives/colors/contrast.ts'
import type { Appearance } from '../primitives/theme-look.ts'

/** The lowest contrasts of WCAG 2.2: of text (1.4.3), and of lines that mean something (1.4.11). */
const TEXT = 4.5
const LINE = 3

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The dark letters of the named accents. */
const INK: Rgb = [22, 25, 15]

interface Grounds {
  /** The page and both panels (tokens.css). */
  grounds: readonly Rgb[]
  panel: Rgb
  /** The faintest text, which stands on tinted grounds, too. */
  faint: Rgb
  /** The colour that tones are moved towards until they can be read. */
  goal: Rgb
}

/** Values of tokens.css; accent-tones.test.ts holds them equal. */
export const appearanceGrounds: Readonly<Record<Appearance, Grounds>> = {
  dark: {
    grounds: [
      [10, 12, 16],
      [16, 19, 26],
      [23, 27, 36],
    ],
    panel: [16, 19, 26],
    faint: [142, 151, 165],
    goal: WHITE,
  },
  light: {
    grounds: [
      [243, 245, 247],
      [255, 255, 255],
      [243, 245, 248],
    ],
    panel: [255, 255, 255],
    faint: [92, 100, 113],
    goal: BLACK,
  },
}

/** `color`, moved in steps of 2 % to `goal` until it keeps `contrast` on every ground. */
function untilSeen(color: Rgb, goal: Rgb, grounds: readonly Rgb[], contrast: number): Rgb {
  const steps = Array.from({ length: 50 }, (_, step) => mix(color, goal, step / 50))
  return steps.find((tone) => grounds.every((ground) => contrastRatio(tone, ground) >= contrast)) ?? goal
}

/** A tint of the panel on which the faintest text can still be read. */
function tintOf(color: Rgb, { panel, faint }: Grounds): Rgb {
  const shares = Array.from({ length: 16 }, (_, step) => (16 - step) / 100)
  const tints = shares.map((share) => mix(panel, color, share))
  return tints.find((tint) => contrastRatio(faint, tint) >= TEXT) ?? panel
}

/** Letters on the accent: the dark ones of the named accents, else white, else black. One of the last two always reaches 4.5:1. */
function lettersOn(accent: Rgb): Rgb {
  return [INK, WHITE, BLACK].find((letters) => contrastRatio(letters, accent) >= TEXT) ?? BLACK
}

export type AccentTones = Record<`--cv-${string}`, string>

/**
 * Every tone of an accent that is a custom colour, `#rgb` or `#rrggbb`: what accents.css has for a named accent, with the
 * same contrasts. Undefined for other texts.
 */
export function accentTones(color: string, appearance: Appearance): AccentTones | undefined {
  const accent = parseColor(color)
  if (accent === undefined) return undefined
  const known = appearanceGrounds[appearance]
  const { grounds, panel, goal } = known
  const letters = lettersOn(accent)
  // Away from its letters, so that these are read at least as well.
  const hover = mix(accent, letters === WHITE ? BLACK : WHITE, 0.14)
  const soft = tintOf(accent, known)
  const line = untilSeen(accent, goal, grounds, LINE)
  const tones = {
    accent,
    'accent-hover': hover,
    'accent-text': untilSeen(accent, goal, [...grounds, soft], TEXT),
    'accent-soft': soft,
    'accent-border': mix(panel, accent, 0.4),
    'accent-line': line,
    'on-accent': letters,
    // The ground is that of pictures, which are dark in both appearances.
    'accent-on-photo': untilSeen(accent, WHITE, appearanceGrounds.dark.grounds, TEXT),
    'focus-color': line,
  }
  return Object.fromEntries(Object.entries(tones).map(([name, tone]) => [`--cv-${name}`, formatColor(tone)]))
}
