import { parseColor, type Rgb } from './contrast.ts'

/** Colours of a team as CSS hex (`#rgb`, `#rrggbb`). A missing or unreadable one is derived from the tag. */
export type TeamColors = {
  primaryColor?: string | undefined
  secondaryColor?: string | undefined
}

/** The two colours of a team, always readable. The same tag always gives the same pair. */
export function teamColors(team: TeamColors, tag: string): { primary: Rgb; secondary: Rgb } {
  const hue = hashOf(tag) % 360
  return {
    primary: parseColor(team.primaryColor ?? '') ?? fromHsl(hue, 0.62, 0.42),
    secondary: parseColor(team.secondaryColor ?? '') ?? fromHsl((hue + 48) % 360, 0.8, 0.58),
  }
}

/** FNV-1a, so that neighbouring tags land far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return [part(0), part(8), part(4)]
}
