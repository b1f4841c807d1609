import type { CropArea, ImageSize } from './crop-geometry.ts'

/** A finished crop. Keep the whole object: `source` and `area` let the person crop again later. */
export interface UploadedImage {
  /** The result, JPEG at quality 0.95. */
  blob: Blob
  /** The same as a `data:` address, for showing it. */
  dataUrl: string
  /** The same without the `data:` prefix, as `POST /file/save` takes it. */
  base64: string
  /** Size of the result in px. */
  width: number
  height: number
  /** The file as it was chosen. */
  source: Blob
  /** Its upright size in px. */
  sourceSize: ImageSize
  /** The cropped area. */
  area: CropArea
}
