import type { CropArea, ImageSize } from './crop-geometry.ts'

/** The pose of a picture: its stored pixels are mirrored left to right first, then turned clockwise. */
export interface SourcePose {
  /** Quarter turns clockwise, 0 to 3. */
  turns: number
  mirrored: boolean
}

export const asStored: SourcePose = { turns: 0, mirrored: false }

/** The poses of the EXIF orientations 1 to 8. */
const POSES: readonly SourcePose[] = [
  asStored,
  { turns: 0, mirrored: true },
  { turns: 2, mirrored: false },
  { turns: 2, mirrored: true },
  { turns: 3, mirrored: true },
  { turns: 1, mirrored: false },
  { turns: 1, mirrored: true },
  { turns: 3, mirrored: false },
]

/** The pose that an EXIF orientation asks for; any other number asks for none. */
export const poseOf = (orientation: number): SourcePose => POSES[orientation - 1] ?? asStored

/** The pose after more quarter turns clockwise; negative ones turn to the left. */
export const turnPose = ({ turns, mirrored }: SourcePose, by: number): SourcePose => ({
  turns: (turns + by + 4) % 4,
  mirrored,
})

const isLying = (turns: number) => Math.abs(turns) % 2 === 1

/** The size after quarter turns: width and height change places at each. */
export const turnSize = ({ width, height }: ImageSize, turns: number): ImageSize =>
  isLying(turns) ? { width: height, height: width } : { width, height }

/**
 * Turns the rectangle with a picture of `size`, by `turns` quarter turns to the right (1), to the left (−1)
 * or by half (2).
 */
export function turnArea({ x, y, width, height }: CropArea, size: ImageSize, turns: number): CropArea {
  const right = size.width - x - width
  const bottom = size.height - y - height
  const turned = turnSize({ width, height }, turns)
  if (isLying(turns)) return turns === 1 ? { x: bottom, y: x, ...turned } : { x: y, y: right, ...turned }
  return { x: right, y: bottom, ...turned }
}

/** Cosine and sine of the quarter turns, without the rounding of `Math.cos`. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The pose as a matrix of CSS and canvas, about the picture's centre: a, b, c, d. */
export function poseMatrix({ turns, mirrored }: SourcePose): [number, number, number, number] {
  const [cos, sin] = DIRECTIONS[turns] ?? DIRECTIONS[0]
  const flip = mirrored ? -1 : 1
  return [cos * flip, sin * flip, -sin, cos]
}
