import type { CropArea, ImageSize } from './crop-geometry.ts'
import type { SourcePose } from './source-pose.ts'

/** A finished crop. Keep the whole object: `source` and `area` let the person crop again later. */
export interface UploadedImage {
  /** The result, JPEG at quality 0.95. */
  blob: Blob
  /** The result as a `data:` address, for showing it. */
  dataUrl: string
  /** The result without the `data:` prefix, as `POST /file/save` takes it. */
  base64: string
  /** Size of the result in px. */
  width: number
  height: number
  /** The file as it was chosen. */
  source: Blob
  /** The file without an EXIF orientation, as the crop shows it in `pose`. */
  neutral: Blob
  /** The pose of its stored pixels: as its EXIF orientation says, and as the person turned it. */
  pose: SourcePose
  /** Its size in that pose, in px. */
  sourceSize: ImageSize
  /** The cropped area. */
  area: CropArea
}
