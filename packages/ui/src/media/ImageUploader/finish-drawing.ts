import { cropImage, inspectImage } from './image-jobs.ts'
import { imagePresets } from './presets.ts'
import type { UploadedImage } from './uploaded-image.ts'

/** A logo or photo of a drawing: the whole of it, as if it had been chosen as a file. `svg` is square, at least 400 px wide. */
export async function finishDrawing(svg: string, signal: AbortSignal): Promise<UploadedImage> {
  const { width, height, round } = imagePresets.profile
  const file = await rasterise(svg, { width, height })
  const { size: sourceSize, neutral, pose } = await inspectImage(file, signal)
  const area = { x: 0, y: 0, ...sourceSize }
  const job = { file, pose, area, size: { width, height }, round, quality: 0.95 }
  const { blob, dataUrl } = await cropImage(job, signal)
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return { blob, dataUrl, base64, width, height, source: file, neutral, pose, sourceSize, area }
}

/** Address of a drawing, for an `img`. */
export const toDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

async function rasterise(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height)
  image.src = toDataUrl(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The drawing was not encoded.'))))
  })
}
