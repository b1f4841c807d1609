import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Node, Renderer } from '@takumi-rs/core'
import { drawingSize } from './drawing.ts'

export interface PictureFormat {
  type: 'png' | 'svg'
  /** Device pixels of a CSS pixel; an SVG has none. */
  density: number
}

const fonts = [
  {
    name: 'Barlow Condensed',
    weight: 700,
    file: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  },
  { name: 'Inter', weight: 400, file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2' },
]

async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer()
  for (const { name, file } of fonts)
    await renderer.registerFont({ name, data: await readFile(fileURLToPath(import.meta.resolve(file))) })
  return renderer
}

let renderer: Promise<Renderer> | undefined

/** A drawing as a file, with the pictures that it names; the fonts are read when the first one is rendered. */
export async function renderPicture(
  node: Node,
  pictures: Readonly<Record<string, Uint8Array>>,
  { type, density }: PictureFormat,
): Promise<Buffer> {
  renderer ??= createRenderer()
  const { width, height } = drawingSize
  const images = Object.entries(pictures).map(([src, data]) => ({ src, data }))
  if (type === 'svg') return Buffer.from(await (await renderer).renderSvg(node, { width, height, images }))
  return (await renderer).render(node, {
    width: width * density,
    height: height * density,
    devicePixelRatio: density,
    format: 'png',
    images,
  })
}
