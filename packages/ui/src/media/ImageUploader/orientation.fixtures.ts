import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { crc32 } from './exif-orientation.ts'
import { fileInput, lastImage, openCrop } from './uploads.fixtures.tsx'

/* Pictures whose EXIF block turns them, and what is seen of them before and after the crop. */

type Play = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'step'>

/** Colours of the quarters of an upright picture: top left, top right, bottom left, bottom right. */
const QUARTERS = ['red', 'lime', 'blue', 'white'] as const
export type Quarters = readonly string[]

/**
 * The corners at which EXIF says that the stored first row and first column are: the stored quarters, by
 * those of the upright picture.
 */
const STORED: Readonly<Record<number, readonly number[]>> = {
  1: [0, 1, 2, 3],
  2: [1, 0, 3, 2],
  3: [3, 2, 1, 0],
  4: [2, 3, 0, 1],
  5: [0, 2, 1, 3],
  6: [1, 3, 0, 2],
  7: [3, 1, 2, 0],
  8: [2, 0, 3, 1],
}

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A picture whose pixels are stored so that an orientation makes it upright: `width` × `height`, with `QUARTERS`. */
async function drawStored(width: number, height: number, orientation: number, type: PictureType) {
  const lies = orientation > 4
  const canvas = new OffscreenCanvas(lies ? height : width, lies ? width : height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  for (const [place, quarter] of (STORED[orientation] ?? []).entries()) {
    context.fillStyle = QUARTERS[quarter] ?? ''
    const [left, top] = [(place % 2) * (canvas.width / 2), Math.floor(place / 2) * (canvas.height / 2)]
    context.fillRect(left, top, canvas.width / 2, canvas.height / 2)
  }
  return canvas.convertToBlob({ type, quality: type === 'image/webp' ? 1 : 0.95 })
}

const bytesOf = (text: string) => [...new TextEncoder().encode(text)]
const bigEndian = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

/** An EXIF block with the orientation alone, the most significant byte first: as a SHORT (3) or a LONG (4). */
function tiff(orientation: number, type: 3 | 4): number[] {
  const value = type === 3 ? [0, orientation, 0, 0] : bigEndian(orientation)
  return [
    ...bytesOf('MM'),
    0,
    42,
    ...bigEndian(8),
    0,
    1,
    0x01,
    0x12,
    0,
    type,
    ...bigEndian(1),
    ...value,
    0,
    0,
    0,
    0,
  ]
}

const little = (value: number, length: number) =>
  Array.from({ length }, (_, index) => (value >>> (8 * index)) & 0xff)

const toFile = (parts: BlobPart[], type: PictureType) => new File(parts, 'foto', { type })

function markJpeg(jpeg: Blob, orientation: number, type: 3 | 4): File {
  const exif = [...bytesOf('Exif\0\0'), ...tiff(orientation, type)]
  const segment = Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif])
  return toFile([jpeg.slice(0, 2), segment, jpeg.slice(2)], 'image/jpeg')
}

/** After the 8 bytes of the signature and the 25 of the head. */
function markPng(png: Blob, orientation: number): File {
  const content = tiff(orientation, 3)
  const checked = Uint8Array.from([...bytesOf('eXIf'), ...content])
  const chunk = Uint8Array.from([...bigEndian(content.length), ...checked, ...bigEndian(crc32(checked))])
  return toFile([png.slice(0, 33), chunk, png.slice(33)], 'image/png')
}

/** Writes an extended file: a head with the flag and the size, the picture's own chunk, the block. */
async function markWebp(webp: Blob, orientation: number, header: '' | 'Exif\0\0'): Promise<File> {
  const bytes = new Uint8Array(await webp.arrayBuffer())
  const { width, height } = await createImageBitmap(webp)
  const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X'
  const picture = bytes.subarray(isExtended ? 30 : 12)
  const content = [...bytesOf(header), ...tiff(orientation, 3)]
  const head = [
    ...bytesOf('VP8X'),
    ...little(10, 4),
    0x08,
    0,
    0,
    0,
    ...little(width - 1, 3),
    ...little(height - 1, 3),
  ]
  const exif = [...bytesOf('EXIF'), ...little(content.length, 4), ...content]
  const size = 4 + head.length + picture.length + exif.length
  const start = [...bytesOf('RIFF'), ...little(size, 4), ...bytesOf('WEBP'), ...head]
  return toFile([Uint8Array.from(start), picture, Uint8Array.from(exif)], 'image/webp')
}

/** Ways in which a file says its orientation. */
export const markings = {
  'a JPEG, as a SHORT': async (width, height, orientation) =>
    markJpeg(await drawStored(width, height, orientation, 'image/jpeg'), orientation, 3),
  'a JPEG, as a LONG': async (width, height, orientation) =>
    markJpeg(await drawStored(width, height, orientation, 'image/jpeg'), orientation, 4),
  'a PNG': async (width, height, orientation) =>
    markPng(await drawStored(width, height, orientation, 'image/png'), orientation),
  'a WebP': async (width, height, orientation) =>
    markWebp(await drawStored(width, height, orientation, 'image/webp'), orientation, ''),
  'a WebP with the header of JPEG': async (width, height, orientation) =>
    markWebp(await drawStored(width, height, orientation, 'image/webp'), orientation, 'Exif\0\0'),
} satisfies Record<string, (width: number, height: number, orientation: number) => Promise<File>>

/** The colours in the middle of a canvas's quarters. */
function readQuarters(canvas: OffscreenCanvas): string[] {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const [r = 0, g = 0, b = 0] = context.getImageData(canvas.width * x, canvas.height * y, 1, 1).data
      return ['black', 'red', 'lime', 'yellow', 'blue', 'magenta', 'cyan', 'white'][
        (r > 127 ? 1 : 0) + (g > 127 ? 2 : 0) + (b > 127 ? 4 : 0)
      ] as string
    }),
  )
}

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const

/** The part of the picture that lies in the frame on the screen: the image as the browser draws it, with its own transform. */
export function readShown(root: HTMLElement): string[] {
  const frame = root.querySelector<HTMLElement>('[role="application"]')
  const image = root.querySelector('img')
  if (!frame || !image) throw new Error('no crop')
  const canvas = new OffscreenCanvas(frame.offsetWidth, frame.offsetHeight)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  const [shown, area] = [image.getBoundingClientRect(), frame.getBoundingClientRect()]
  const [[x, y], [left, top]] = [middle(shown), middle(area)]
  context.translate(x - left + canvas.width / 2, y - top + canvas.height / 2)
  const { a, b, c, d } = new DOMMatrix(getComputedStyle(image).transform)
  context.transform(a, b, c, d, 0, 0)
  const { offsetWidth, offsetHeight } = image
  context.drawImage(image, -offsetWidth / 2, -offsetHeight / 2, offsetWidth, offsetHeight)
  return readQuarters(canvas)
}

/** The picture that is uploaded. */
async function readCropped(): Promise<string[]> {
  const bitmap = await createImageBitmap(lastImage().blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return readQuarters(canvas)
}

/** Confirms the crop, and compares what it showed with what comes of it. */
export async function confirmShown(
  { canvas, canvasElement, userEvent }: Omit<Play, 'step'>,
  quarters: Quarters,
) {
  await waitFor(() => expect(readShown(canvasElement)).toEqual(quarters))
  await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
  await canvas.findByRole('button', { name: 'Recortar Novamente' })
  await expect(await readCropped()).toEqual(quarters)
}

async function removePicture({ canvas, canvasElement, userEvent }: Omit<Play, 'step'>) {
  const remove = canvas.queryByRole('button', { name: 'Remover imagem' })
  if (remove) await userEvent.click(remove)
  await waitFor(() => expect(fileInput(canvasElement)).toBeInTheDocument())
}

/** A landscape and a portrait, as each of the eight orientations, are cropped upright. */
export async function cropOriented(play: Play, marking: keyof typeof markings) {
  const { canvasElement, userEvent, step } = play
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const [width, height] = orientation % 2 === 0 ? [900, 500] : [500, 900]
    await step(`${orientation}: ${width} × ${height}`, async () => {
      await removePicture(play)
      await openCrop(canvasElement, userEvent.upload, await markings[marking](width, height, orientation))
      await confirmShown(play, QUARTERS)
      await expect(lastImage().sourceSize).toEqual({ width, height })
    })
  }
}

/** The quarters after a quarter turn to the right. */
export const turnedRight = ([topLeft = '', topRight = '', bottomLeft = '', bottomRight = '']: Quarters) => [
  bottomLeft,
  topLeft,
  bottomRight,
  topRight,
]

/** Turns by button and by key, after an orientation of the file's own; what is cropped is what was shown. */
export async function turnAndCrop(play: Play) {
  const { canvas, canvasElement, userEvent, step } = play
  const right = turnedRight(QUARTERS)
  const half = turnedRight(right)
  const left = turnedRight(half)
  await openCrop(canvasElement, userEvent.upload, await markings['a WebP'](900, 500, 6))
  await step('to the right', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girar para a direita' }))
    await waitFor(() => expect(readShown(canvasElement)).toEqual(right))
    await expect(canvas.getByRole('button', { name: 'Girar para a direita' })).toHaveFocus()
    await expect(canvas.getByText('Imagem girada 90° para a direita')).toBeInTheDocument()
  })
  await step('by keyboard: once more, and three times to the left', async () => {
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(readShown(canvasElement)).toEqual(half))
    for (const quarters of [right, QUARTERS, left]) {
      ;(await canvas.findByRole('application')).focus()
      await userEvent.keyboard('{Shift>}R{/Shift}')
      await waitFor(() => expect(readShown(canvasElement)).toEqual(quarters))
      await expect(canvas.getByRole('application')).toHaveFocus()
    }
    await expect(canvas.getByText('Imagem girada 270° para a direita')).toBeInTheDocument()
  })
  await step('the picture comes as it was shown, and stays turned when it is cropped again', async () => {
    await confirmShown(play, left)
    await expect(lastImage().sourceSize).toEqual({ width: 500, height: 900 })
    await userEvent.click(canvas.getByRole('button', { name: 'Recortar Novamente' }))
    await canvas.findByRole('application')
    await waitFor(() => expect(readShown(canvasElement)).toEqual(left))
  })
}

/** The wide frame of a banner over a picture that lies, moved to its edge: nothing outside the picture is shown or cut. */
export async function turnBanner(play: Play) {
  const { canvas, canvasElement, userEvent, step } = play
  await openCrop(canvasElement, userEvent.upload, await markings['a PNG'](1400, 1600, 1))
  await userEvent.click(canvas.getByRole('button', { name: 'Girar para a esquerda' }))
  const left = turnedRight(turnedRight(turnedRight(QUARTERS)))
  await confirmShown(play, left)
  await expect(lastImage().sourceSize).toEqual({ width: 1600, height: 1400 })
  await step('a picture that is too small on its side is turned by half, and why is said', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover imagem' }))
    await openCrop(canvasElement, userEvent.upload, await markings['a JPEG, as a LONG'](1300, 600, 1))
    const button = canvas.getByRole('button', { name: 'Girar para a direita' })
    await expect(button).toHaveAccessibleDescription(/pequena demais .* \(pelo menos 1200 × 400 px\)/)
    await userEvent.click(button)
    await confirmShown(play, turnedRight(turnedRight(QUARTERS)))
    await expect(lastImage().sourceSize).toEqual({ width: 1300, height: 600 })
  })
}
