import { formatColor, initialPaint, readableOn, teamColors } from '@convoca/ui/plain'

/** Custom properties of what is of a team: its two colours, the letters on the second one, and its logo without a picture. */
export type Paint = Readonly<Record<`--paint-${string}`, string>>

/** Computed by the server, for a search for contrast is dear, and the functions are heavy. */
export function toPaint(
  colors: { primaryColor?: string | undefined; secondaryColor?: string | undefined },
  tag: string,
): Paint {
  const { primary, secondary } = teamColors(colors, tag)
  const { background, color } = initialPaint(colors, tag)
  return {
    '--paint-primary': formatColor(primary),
    '--paint-secondary': formatColor(secondary),
    '--paint-tag': readableOn(secondary),
    '--paint-logo': background,
    '--paint-initial': color,
  }
}
