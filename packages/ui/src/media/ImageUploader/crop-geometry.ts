import type { ImagePresetRules } from './presets.ts'

/** Pixels of the chosen picture, upright (its EXIF orientation applied). */
export interface ImageSize {
  width: number
  height: number
}
/** A rectangle of the chosen picture, in its pixels. */
export type CropArea = ImageSize & { x: number; y: number }
/** The view of the picture in the cropper: offset of its centre in CSS px, and its enlargement. */
export interface CropView {
  crop: { x: number; y: number }
  zoom: number
}

type Limits = Pick<ImagePresetRules, 'minWidth' | 'minHeight'>
type Box = Pick<ImagePresetRules, 'width' | 'height' | 'aspect'>

/** The largest area of an aspect that the picture can give. */
export function largestArea(image: ImageSize, aspect: number): ImageSize {
  return image.width > image.height * aspect
    ? { width: image.height * aspect, height: image.height }
    : { width: image.width, height: image.width / aspect }
}

/** Whether the picture can give a crop of the preset's minimum. */
export function isLargeEnough(image: ImageSize, { minWidth, minHeight }: Limits): boolean {
  return image.width >= minWidth && image.height >= minHeight
}

/** Whether the largest crop of an aspect, in whole pixels, reaches the preset's minimum. */
export function givesAspect(image: ImageSize, aspect: number, limits: Limits): boolean {
  const { width, height } = largestArea(image, aspect)
  return isLargeEnough({ width: Math.round(width), height: Math.round(height) }, limits)
}

/** The largest zoom at which the crop still has the minimum size. At least 1. */
export function maximumZoom(image: ImageSize, aspect: number, { minWidth, minHeight }: Limits): number {
  const largest = largestArea(image, aspect)
  return Math.max(1, Math.min(largest.width / minWidth, largest.height / minHeight))
}

/** The first crop: `share` of the largest one, never under the minimum, centred. */
export function initialArea(image: ImageSize, aspect: number, share: number, limits: Limits): CropArea {
  return centredArea(image, aspect, Math.min(1 / share, maximumZoom(image, aspect, limits)))
}

/** The size at which a picture is shown whole in a box, never enlarged. */
export function fitInto(image: ImageSize, box: ImageSize): ImageSize {
  const scale = Math.min(1, box.width / image.width, box.height / image.height)
  return { width: image.width * scale, height: image.height * scale }
}

/** A centred crop at a zoom, 1 = the largest. */
export function centredArea(image: ImageSize, aspect: number, zoom: number): CropArea {
  const largest = largestArea(image, aspect)
  const width = largest.width / zoom
  const height = largest.height / zoom
  return { x: (image.width - width) / 2, y: (image.height - height) / 2, width, height }
}

/** The crop moved by pixels of the picture, stopped at its edges. */
export function moveArea(area: CropArea, image: ImageSize, dx: number, dy: number): CropArea {
  return {
    ...area,
    x: clamp(area.x + dx, 0, image.width - area.width),
    y: clamp(area.y + dy, 0, image.height - area.height),
  }
}

/** The crop at another zoom about its own centre, kept inside the picture. */
export function zoomArea(area: CropArea, image: ImageSize, aspect: number, zoom: number): CropArea {
  const { width, height } = centredArea(image, aspect, zoom)
  const moved = {
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  }
  return moveArea(moved, image, 0, 0)
}

/** Position and zoom of the cropper for a crop `area`; `shown` is the image's size in CSS px at zoom 1. */
export function viewOfArea(area: CropArea, image: ImageSize, aspect: number, shown: ImageSize): CropView {
  const zoom = largestArea(image, aspect).width / area.width
  const scale = (shown.width / image.width) * zoom
  return {
    crop: {
      x: ((image.width - area.width) / 2 - area.x) * scale,
      y: ((image.height - area.height) / 2 - area.y) * scale,
    },
    zoom,
  }
}

/** The area that lies in the cropper's frame: the inverse of `viewOfArea`. */
export function areaOfView(view: CropView, image: ImageSize, aspect: number, shown: ImageSize): CropArea {
  const { width, height } = centredArea(image, aspect, view.zoom)
  const scale = (shown.width / image.width) * view.zoom
  const area = {
    x: (image.width - width) / 2 - view.crop.x / scale,
    y: (image.height - height) / 2 - view.crop.y / scale,
    width,
    height,
  }
  return moveArea(area, image, 0, 0)
}

/** Whole pixels inside the picture, at least the minimum. */
export function wholePixels(area: CropArea, image: ImageSize): CropArea {
  const width = Math.min(Math.round(area.width), image.width)
  const height = Math.min(Math.round(area.height), image.height)
  return {
    x: clamp(Math.round(area.x), 0, image.width - width),
    y: clamp(Math.round(area.y), 0, image.height - height),
    width,
    height,
  }
}

/**
 * Size of the result: the preset's box for a fixed aspect (whole pixels of the crop miss the aspect by a fraction), else
 * the crop shrunk into it. Never enlarged.
 */
export function outputSize(area: ImageSize, { width, height, aspect }: Box): ImageSize {
  if (aspect !== null) return { width, height }
  const scale = Math.min(1, width / area.width, height / area.height)
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
