import { drawCrests, drawFaces, pickBySeed } from '@convoca/ui/art'
import sharp from 'sharp'
import { glyphs } from './glyphs.ts'
import { getAt } from './seed-context.ts'

interface TextOutline {
  path: string
  width: number
}

const CAPITAL_HEIGHT = 70

/** The outline of one line of capitals and digits; characters without a glyph are skipped. */
function outlineText(text: string): TextOutline {
  let width = 0
  let path = ''
  for (const character of text.normalize('NFD').toUpperCase()) {
    const glyph = glyphs[character]
    if (glyph === undefined) continue
    path += `<path transform="translate(${width.toFixed(1)} 0)" d="${glyph.path}"/>`
    width += glyph.width
  }
  return { path, width }
}

/** The text scaled to fit a box; `x` and `y` are the box's centre. */
function centreText(text: string, box: { x: number; y: number; width: number; height: number }): string {
  const line = outlineText(text)
  const scale = Math.min(box.height / CAPITAL_HEIGHT, box.width / Math.max(line.width, 1))
  const left = box.x - (line.width * scale) / 2
  const baseline = box.y + (CAPITAL_HEIGHT * scale) / 2
  return `<g transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(3)})">${line.path}</g>`
}

function gradient(from: string, to: string): string {
  return `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** Renders to PNG, because the file service rejects SVG. */
function renderPng(image: string): Promise<Buffer> {
  return sharp(Buffer.from(image)).png({ compressionLevel: 1 }).toBuffer()
}

function parseChannels(colour: string): [number, number, number] {
  const digits = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour
  const value = Number.parseInt(digits.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colour mixed with black; `share` is how much of it remains. */
function darken(colour: string, share: number): string {
  return `rgb(${parseChannels(colour)
    .map((channel) => Math.round(channel * share))
    .join(' ')})`
}

/** Black or white, whichever contrasts more with the background. */
function getTextColour(colour: string): string {
  const [red, green, blue] = parseChannels(colour)
  return red * 0.299 + green * 0.587 + blue * 0.114 > 165 ? '#0a0c10' : '#ffffff'
}

export function renderGameIcon(label: string, colour: string): Promise<Buffer> {
  const background = `<rect width="400" height="400" fill="url(#g)"/>`
  const text = `<g fill="${getTextColour(colour)}">${centreText(label, { x: 200, y: 200, width: 300, height: 190 })}</g>`
  return renderPng(
    svg(400, 400, `<defs>${gradient(colour, darken(colour, 0.72))}</defs>${background}${text}`),
  )
}

export interface TeamAppearance {
  name: string
  tag: string
  primaryColor: string
  secondaryColor: string
}

/** One of the crests that a team can choose, in its colours. */
export function renderTeamCrest({ tag, primaryColor, secondaryColor }: TeamAppearance): Promise<Buffer> {
  const crests = drawCrests({ primary: primaryColor, secondary: secondaryColor })
  return renderPng(getAt(crests, pickBySeed(tag, crests.length)).svg)
}

/** One of the faces that a player can choose. */
export function renderFace(userId: string, nick: string): Promise<Buffer> {
  const faces = drawFaces(userId)
  return renderPng(getAt(faces, pickBySeed(nick, faces.length)).svg)
}

/** A gradient with two slanted stripes, a dot pattern and the team's tag as a watermark. */
export function renderTeamBanner({ tag, primaryColor, secondaryColor }: TeamAppearance): Promise<Buffer> {
  const dots =
    '<pattern id="d" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.6" fill="#fff" opacity=".14"/></pattern>'
  const stripes = `<g fill="${secondaryColor}"><path d="M560 0h170L590 400H420z" opacity=".82"/><path d="M770 0h56L686 400h-56z" opacity=".4"/></g>`
  const watermark = `<g fill="#fff" opacity=".16">${centreText(tag, { x: 930, y: 210, width: 480, height: 270 })}</g>`
  return renderPng(
    svg(
      1200,
      400,
      `<defs>${gradient(primaryColor, darken(primaryColor, 0.42))}${dots}</defs><rect width="1200" height="400" fill="url(#g)"/><rect width="1200" height="400" fill="url(#d)"/>${stripes}${watermark}`,
    ),
  )
}

export interface SponsorAppearance {
  name: string
  background: string
  foreground: string
}

/** The sponsor's initials in a ring. */
export function renderSponsorLogo({ name, background, foreground }: SponsorAppearance): Promise<Buffer> {
  const initials = name
    .split(/[\s-]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
  const ring = `<circle cx="200" cy="200" r="150" fill="none" stroke="${foreground}" stroke-width="14"/>`
  const bar = `<path d="M96 308 308 96" stroke="${foreground}" stroke-width="10" opacity=".35"/>`
  const text = `<g fill="${foreground}">${centreText(initials, { x: 200, y: 200, width: 170, height: 120 })}</g>`
  return renderPng(
    svg(
      400,
      400,
      `<defs>${gradient(background, darken(background, 0.6))}</defs><rect width="400" height="400" fill="url(#g)"/>${bar}${ring}${text}`,
    ),
  )
}
