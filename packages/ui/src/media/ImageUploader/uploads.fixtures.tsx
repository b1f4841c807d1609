import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { drawPicture } from './images.fixtures.ts'
import { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx'
import type { UploadedImage } from './uploaded-image.ts'

/* Files for the uploader's stories, and checks of the resulting images. */

/** Called with every finished image. */
export const changed = fn<(image: UploadedImage | null) => void>()

/** The owner: keeps the picture. */
export function Owned(props: ImageUploaderProps) {
  const [image, setImage] = useState(props.value)
  return (
    <div style={{ maxWidth: props.preset === 'profile' ? 240 : 420 }}>
      <ImageUploader
        {...props}
        value={image}
        onChange={(next) => {
          setImage(next)
          props.onChange(next)
        }}
      />
    </div>
  )
}

export function fileInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  return input
}

type Upload = (input: HTMLElement, file: File | File[]) => Promise<void>
/** Files of any type arrive by drop or by script: the input's own filter is no guard. */
export const uploadAny = { applyAccept: false }

export async function openCrop(root: HTMLElement, upload: Upload, file: File) {
  await upload(fileInput(root), file)
  return waitFor(() => {
    const frame = root.querySelector<HTMLElement>('[role="application"]')
    if (!frame) throw new Error('no crop frame yet')
    return frame
  })
}

async function pixel(image: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(image)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])]
}

/** Whether a pixel has the colour that replaces transparency, but for what JPEG loses. */
export async function isBackground(image: Blob, x: number, y: number): Promise<boolean> {
  const parts = await pixel(image, x, y)
  return [0x6b, 0x72, 0x80].every((part, index) => Math.abs(part - (parts[index] ?? 0)) < 5)
}

export function lastImage(): UploadedImage {
  const image = changed.mock.lastCall?.[0]
  if (!image) throw new Error('no image')
  return image
}

/** A document that is called a picture. */
export const disguised = () => new File(['%PDF-1.7 not a picture at all'], 'foto.png', { type: 'image/png' })

/** The first bytes of an iPhone's photograph. */
export const heicHead = Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0])

/** A PNG marked as animated, with a single endless frame. */
export function moving(still: Blob): File {
  const moves = [0, 0, 0, 8, ...new TextEncoder().encode('acTL'), 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
  // After the 8 bytes of the signature and the 25 of the head.
  const parts = [still.slice(0, 33), Uint8Array.from(moves), still.slice(33)]
  return new File(parts, 'foto.png', { type: 'image/png' })
}

/** The paste of a file copied before, as by Ctrl+V or Cmd+V. */
export function paste(zone: HTMLElement, file: File) {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  zone.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

/** Files dragged over the zone and let go there. */
export function drop(zone: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  for (const type of ['dragenter', 'dragover', 'drop']) {
    zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  }
}

/** The tables of a JPEG that its quality decides. */
async function quantisation(jpeg: Blob): Promise<number[]> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const tables: number[] = []
  let place = 2
  while (bytes[place] === 0xff && bytes[place + 1] !== 0xda) {
    const length = ((bytes[place + 2] ?? 0) << 8) + (bytes[place + 3] ?? 0)
    if (bytes[place + 1] === 0xdb) tables.push(...bytes.subarray(place + 4, place + 2 + length))
    place += 2 + length
  }
  return tables
}

async function encoded(quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** A free frame that was reset to the aspect it already has can still be moved, and is what is cropped. */
export async function cutAfterReshaping(story: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>) {
  const { canvas, userEvent, step } = story
  await userEvent.click(canvas.getByRole('button', { name: 'Ajuste preciso' }))
  const x = canvas.getByLabelText('X (px)')
  const width = canvas.getByLabelText('Largura (px)')
  const nudge = async () => {
    ;(await canvas.findByRole('application')).focus()
    await userEvent.keyboard('{ArrowRight}')
  }
  const square = canvas.getByRole('button', { name: '1:1' })
  await userEvent.click(square)
  await expect(width).toHaveValue(810)
  await step('the shape that is chosen already leaves a frame that moves', async () => {
    await userEvent.click(square)
    await nudge()
    await expect(x).toHaveValue(196)
  })
  await step('so does a width that is typed digit by digit', async () => {
    await userEvent.clear(width)
    await userEvent.keyboard('200')
    await nudge()
    await expect(width).toHaveValue(200)
    await expect(x).toHaveValue(197)
  })
  await step('what is cut is what the frame showed', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await canvas.findByRole('button', { name: 'Recortar Novamente' })
    await expect(lastImage().area).toMatchObject({ x: 197, width: 200 })
  })
}

/** Drops a picture and confirms its crop; none of the work is done on the page's own thread. */
export async function dropAndCrop({
  canvas,
  userEvent,
  step,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>) {
  const picture = await drawPicture(1600, 1200)
  const onThePage = [
    spyOn(HTMLCanvasElement.prototype, 'toBlob'),
    spyOn(HTMLCanvasElement.prototype, 'toDataURL'),
    spyOn(OffscreenCanvas.prototype, 'convertToBlob'),
    spyOn(globalThis, 'createImageBitmap'),
  ]
  const asked = spyOn(Worker.prototype, 'postMessage')
  await step('the drop opens the crop', async () => {
    drop(canvas.getByRole('button', { name: 'Logo: Arraste sua imagem ou clique aqui' }), picture)
    await canvas.findByRole('application')
  })
  await step('a worker cuts and encodes', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await canvas.findByText('Logo carregado com sucesso')
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'crop', file: picture, round: true, quality: 0.95 }),
    )
    for (const spy of onThePage) await expect(spy).not.toHaveBeenCalled()
  })
  for (const spy of [...onThePage, asked]) spy.mockRestore()
  const { blob } = lastImage()
  await step('the result is a JPEG of that quality', async () => {
    await expect(blob.type).toBe('image/jpeg')
    const tables = await quantisation(blob)
    await expect(tables).toEqual(await quantisation(await encoded(0.95)))
    await expect(tables).not.toEqual(await quantisation(await encoded(0.94)))
  })
  await step('its corners are cut off', async () => {
    await expect(await isBackground(blob, 3, 3)).toBe(true)
    await expect(await isBackground(blob, 200, 3)).toBe(false)
  })
}
