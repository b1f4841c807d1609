import { formatColor, gradientWithInitial } from '../colors/contrast.ts'
import { teamColors, type TeamColors } from '../colors/team-colors.ts'

/** Ground and letter of a logo without a picture. */
export function initialPaint(colors: TeamColors, tag: string): { background: string; color: string } {
  const { primary, secondary } = teamColors(colors, tag)
  const { stops, text } = gradientWithInitial(primary, secondary)
  const painted = stops.map(({ share, color }) => `${formatColor(color)} ${share * 100}%`)
  return { background: `linear-gradient(135deg, ${painted.join(', ')})`, color: text }
}
