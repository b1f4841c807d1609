import { parseColor, type Rgb } from './contrast.ts'
import { pickBySeed } from './seed.ts'

/** Colours of a team as CSS hex (`#rgb`, `#rrggbb`). A missing or unreadable one is derived from the tag. */
export interface TeamColors {
  /** The stripe's colour, e.g. `#1d4ed8`; derived from the tag when missing. */
  primaryColor?: string | undefined
  /** The pattern's colour, e.g. `#facc15`; derived from the tag when missing. */
  secondaryColor?: string | undefined
}

/** The two colours of a team, always readable. The same tag always gives the same pair. */
export function teamColors(team: TeamColors, tag: string): { primary: Rgb; secondary: Rgb } {
  const hue = pickBySeed(tag, 360)
  return {
    primary: parseColor(team.primaryColor ?? '') ?? fromHsl(hue, 0.62, 0.42),
    secondary: parseColor(team.secondaryColor ?? '') ?? fromHsl((hue + 48) % 360, 0.8, 0.58),
  }
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return [part(0), part(8), part(4)]
}
