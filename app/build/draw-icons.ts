/** Draws the icons of an installed app from the brand's mark: `node app/build/draw-icons.ts`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')
const mark = await readFile(join(folder, 'favicon.svg'))
/** `--cv-bg` of the dark theme. */
const background = '#0a0c10'

interface Icon {
  name: string
  size: number
  /** The mark's part of the width. A maskable icon may be cut to the circle in its middle, 80 % wide. */
  part: number
}

const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, part: 0.72 },
  { name: 'icon-512', size: 512, part: 0.72 },
  { name: 'maskable-192', size: 192, part: 0.5 },
  { name: 'maskable-512', size: 512, part: 0.5 },
  { name: 'apple-touch-icon', size: 180, part: 0.66 },
]

/** Android draws the shape alone, in its own colour. */
const badge: Icon = { name: 'badge-96', size: 96, part: 0.9 }

const drawMark = ({ size, part }: Pick<Icon, 'size' | 'part'>) =>
  sharp(mark, { density: 72 * 16 })
    .resize(Math.round(size * part))
    .png()
    .toBuffer()

async function drawIcon(icon: Icon, fill: string | { r: number; g: number; b: number; alpha: number }) {
  const { name, size } = icon
  await sharp({ create: { width: size, height: size, channels: 4, background: fill } })
    .composite([{ input: await drawMark(icon) }])
    .png({ palette: true })
    .toFile(join(folder, 'icons', `${name}.png`))
}

/** The picture of a shared link to a page without a picture of its own. */
const preview = { width: 1200, height: 630, channels: 4 as const, background }

for (const icon of icons) await drawIcon(icon, background)
await drawIcon(badge, { r: 0, g: 0, b: 0, alpha: 0 })
await sharp({ create: preview })
  .composite([{ input: await drawMark({ size: 630, part: 0.5 }) }])
  .png({ palette: true })
  .toFile(join(folder, 'icons', 'preview.png'))
