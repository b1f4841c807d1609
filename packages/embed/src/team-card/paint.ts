import { formatColor, gradientWithInitial, readableOn, teamColors } from '@convoca/ui/plain'

/** Custom properties of what is of a team: the stops of its logo's gradient, which ends in its two colours, and the letters on them. */
export type Paint = Readonly<Record<`--paint-${string}`, string>>

/** Computed by the server, for a search for contrast is dear, and the functions are heavy. */
export function toPaint(
  colors: { primaryColor?: string | undefined; secondaryColor?: string | undefined },
  tag: string,
): Paint {
  const { primary, secondary } = teamColors(colors, tag)
  const { stops, text } = gradientWithInitial(primary, secondary)
  const ground = stops.map(({ color }, place) => [`--paint-${place}`, formatColor(color)])
  return { ...Object.fromEntries(ground), '--paint-initial': text, '--paint-tag': readableOn(secondary) }
}
