import { luminance, parseColor } from '../primitives/colors/contrast.ts'
import { crestDrawings } from './crest-drawings.ts'
import { type Drawing, paint, toDocument } from './drawing.ts'

/** A crest stands inside the circle to which a logo is cut. */
const inCircle = 'translate(8.6 8.6) scale(.82)'

/** Luminance of a colour as CSS hex; of one that is none, that of black. */
const lightness = (color: string) => luminance(parseColor(color) ?? [0, 0, 0])

/** The crests in two colours of a team, as CSS hex: the figure has the lighter one. The ground is the first one, darker. */
export function drawCrests({ primary, secondary }: { primary: string; secondary: string }): Drawing[] {
  const [p, s] = lightness(primary) > lightness(secondary) ? [secondary, primary] : [primary, secondary]
  const ground = `<path fill="${primary}" d="M0 0h96v96H0z"/><path opacity=".62" d="M0 0h96v96H0z"/>`
  return Object.entries(crestDrawings).map(([id, { label, markup }]) => ({
    id,
    label,
    svg: toDocument(`${ground}<g transform="${inCircle}">${paint(markup, { p, s })}</g>`),
  }))
}
