import { pickBySeed } from '../primitives/colors/seed.ts'
import { type Drawing, paint, toDocument } from './drawing.ts'
import { faceDrawings } from './face-drawings.ts'

/** Ground and clothes. Each ground has a contrast of at least 3 : 1 with the surfaces of both themes. */
const colors = [
  { a: '#6d28d9', b: '#bdee63' },
  { a: '#c81e1e', b: '#ff9a3c' },
  { a: '#0f766e', b: '#f5b43c' },
  { a: '#1d4ed8', b: '#22d3ee' },
  { a: '#a35a17', b: '#ffe3a3' },
  { a: '#be185d', b: '#f792c4' },
  { a: '#3f6212', b: '#d9f27a' },
  { a: '#0369a1', b: '#ffcf3f' },
] as const

/** The faces of one person: all on the ground that the person's id gives. */
export function drawFaces(userId: string): Drawing[] {
  const own = colors[pickBySeed(userId, colors.length)] ?? colors[0]
  return Object.entries(faceDrawings).map(([id, { label, markup }]) => ({
    id,
    label,
    svg: toDocument(paint(markup, own)),
  }))
}
