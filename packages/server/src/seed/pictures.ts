import sharp from 'sharp'
import { letters } from './letters.ts'

interface Line {
  path: string
  width: number
}

const CAPITALS = 70

/** One line of capitals and digits as an outline; other characters are left out. */
function outline(text: string): Line {
  let width = 0
  let path = ''
  for (const character of text.normalize('NFD').toUpperCase()) {
    const letter = letters[character]
    if (letter === undefined) continue
    path += `<path transform="translate(${width.toFixed(1)} 0)" d="${letter.path}"/>`
    width += letter.width
  }
  return { path, width }
}

/** The line scaled to fit a box around a centre. */
function centred(text: string, box: { x: number; y: number; width: number; height: number }): string {
  const line = outline(text)
  const scale = Math.min(box.height / CAPITALS, box.width / Math.max(line.width, 1))
  const left = box.x - (line.width * scale) / 2
  const base = box.y + (CAPITALS * scale) / 2
  return `<g transform="translate(${left.toFixed(1)} ${base.toFixed(1)}) scale(${scale.toFixed(3)})">${line.path}</g>`
}

function gradient(from: string, to: string): string {
  return `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** As a PNG, since the file service takes no SVG from anybody. */
function render(picture: string): Promise<Buffer> {
  return sharp(Buffer.from(picture)).png({ compressionLevel: 1 }).toBuffer()
}

function channels(colour: string): [number, number, number] {
  const digits = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour
  const value = Number.parseInt(digits.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colour mixed with black, `share` of itself left. */
function darkened(colour: string, share: number): string {
  return `rgb(${channels(colour)
    .map((channel) => Math.round(channel * share))
    .join(' ')})`
}

/** Black or white, whichever is easier to see on the colour. */
function inkOn(colour: string): string {
  const [red, green, blue] = channels(colour)
  return red * 0.299 + green * 0.587 + blue * 0.114 > 165 ? '#0a0c10' : '#ffffff'
}

export function gameIcon(mark: string, colour: string): Promise<Buffer> {
  const mask = `<rect width="400" height="400" fill="url(#g)"/>`
  const text = `<g fill="${inkOn(colour)}">${centred(mark, { x: 200, y: 200, width: 300, height: 190 })}</g>`
  return render(svg(400, 400, `<defs>${gradient(colour, darkened(colour, 0.72))}</defs>${mask}${text}`))
}

export interface TeamLook {
  name: string
  tag: string
  primaryColor: string
  secondaryColor: string
}

/** The first letter of the team's name on its two colours; the screens cut it round. */
export function teamLogo({ name, primaryColor, secondaryColor }: TeamLook): Promise<Buffer> {
  const initial = [...name][0] ?? ''
  const text = centred(initial, { x: 200, y: 200, width: 240, height: 190 })
  const ink = inkOn(primaryColor)
  return render(
    svg(
      400,
      400,
      `<defs>${gradient(primaryColor, secondaryColor)}</defs><rect width="400" height="400" fill="url(#g)"/><g fill="${ink}">${text}</g>`,
    ),
  )
}

/** A gradient, a slanted stripe with a thin one beside it, a grid of dots and the tag as a watermark. */
export function teamBanner({ tag, primaryColor, secondaryColor }: TeamLook): Promise<Buffer> {
  const dots =
    '<pattern id="d" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.6" fill="#fff" opacity=".14"/></pattern>'
  const stripes = `<g fill="${secondaryColor}"><path d="M560 0h170L590 400H420z" opacity=".82"/><path d="M770 0h56L686 400h-56z" opacity=".4"/></g>`
  const mark = `<g fill="#fff" opacity=".16">${centred(tag, { x: 930, y: 210, width: 480, height: 270 })}</g>`
  return render(
    svg(
      1200,
      400,
      `<defs>${gradient(primaryColor, darkened(primaryColor, 0.42))}${dots}</defs><rect width="1200" height="400" fill="url(#g)"/><rect width="1200" height="400" fill="url(#d)"/>${stripes}${mark}`,
    ),
  )
}

export interface SponsorLook {
  name: string
  ground: string
  mark: string
}

/** The sponsor's initials in a ring on a ground of its own. */
export function sponsorLogo({ name, ground, mark }: SponsorLook): Promise<Buffer> {
  const initials = name
    .split(/[\s-]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
  const ring = `<circle cx="200" cy="200" r="150" fill="none" stroke="${mark}" stroke-width="14"/>`
  const bar = `<path d="M96 308 308 96" stroke="${mark}" stroke-width="10" opacity=".35"/>`
  const text = `<g fill="${mark}">${centred(initials, { x: 200, y: 200, width: 170, height: 120 })}</g>`
  return render(
    svg(
      400,
      400,
      `<defs>${gradient(ground, darkened(ground, 0.6))}</defs><rect width="400" height="400" fill="url(#g)"/>${bar}${ring}${text}`,
    ),
  )
}
