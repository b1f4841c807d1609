import { describe, expect, test } from 'vitest'
import {
  areaOfView,
  givesAspect,
  initialArea,
  isLargeEnough,
  largestArea,
  maximumZoom,
  moveArea,
  outputSize,
  viewOfArea,
  wholePixels,
  zoomArea,
} from './crop-geometry.ts'
import { imagePresets } from './presets.ts'

const photo = { width: 4000, height: 3000 }
const { banner, profile, logo, custom } = imagePresets

describe('the first crop', () => {
  test('of a profile is 80 % of the largest square, centred', () => {
    expect(initialArea(photo, 1, profile.initialShare, profile)).toEqual({
      x: 800,
      y: 300,
      width: 2400,
      height: 2400,
    })
  })

  test('of a banner is 90 % of the largest 3:1 area, centred', () => {
    const area = initialArea(photo, 3, banner.initialShare, banner)
    expect(area.width).toBeCloseTo(3600)
    expect(area.height).toBeCloseTo(1200)
    expect(area.x).toBeCloseTo(200)
    expect(area.y).toBeCloseTo(900)
  })

  test('never falls under the minimum', () => {
    const area = initialArea({ width: 1240, height: 600 }, 3, banner.initialShare, banner)
    expect(area.width).toBeCloseTo(1200)
    expect(area.height).toBeCloseTo(400)
  })
})

test.each([
  [{ width: 400, height: 400 }, profile, true],
  [{ width: 399, height: 400 }, profile, false],
  [{ width: 1200, height: 400 }, banner, true],
  [{ width: 3000, height: 399 }, banner, false],
  [{ width: 200, height: 900 }, logo, true],
])('%o against the minimum', (image, preset, enough) => {
  expect(isLargeEnough(image, preset)).toBe(enough)
})

test.each([
  [{ width: 500, height: 500 }, 16 / 9, true],
  [{ width: 500, height: 500 }, 3, false],
  [{ width: 600, height: 500 }, 3, true],
  [{ width: 250, height: 200 }, 4 / 3, false],
  // An image with the exact aspect yields itself, regardless of rounding.
  [{ width: 200, height: 333 }, 200 / 333, true],
])('%o in the shape %d against the minimum', (image, aspect, enough) => {
  expect(givesAspect(image, aspect, logo)).toBe(enough)
})

test('zooming in ends where the crop reaches the minimum', () => {
  expect(maximumZoom(photo, 1, profile)).toBe(7.5)
  expect(maximumZoom({ width: 400, height: 400 }, 1, profile)).toBe(1)
  const zoom = maximumZoom({ width: 1300, height: 900 }, 3, banner)
  expect(1300 / zoom).toBeCloseTo(1200)
})

test('the largest area touches the nearer edges', () => {
  expect(largestArea(photo, 1)).toEqual({ width: 3000, height: 3000 })
  expect(largestArea({ width: 900, height: 3000 }, 3)).toEqual({ width: 900, height: 300 })
})

test('a nudge stops at the edge of the picture', () => {
  const area = { x: 5, y: 595, width: 2400, height: 2400 }
  expect(moveArea(area, photo, -10, 10)).toEqual({ ...area, x: 0, y: 600 })
  expect(moveArea(area, photo, 1, 0)).toEqual({ ...area, x: 6 })
})

test('zooming keeps the centre, and the crop inside the picture', () => {
  const area = { x: 0, y: 0, width: 1000, height: 1000 }
  const closer = zoomArea(area, photo, 1, 6)
  expect(closer).toEqual({ x: 250, y: 250, width: 500, height: 500 })
  expect(zoomArea(area, photo, 1, 1)).toEqual({ x: 0, y: 0, width: 3000, height: 3000 })
})

test('what the cropper shows and the cropped area are each other’s inverse', () => {
  const shown = { width: 400, height: 300 }
  for (const area of [
    { x: 800, y: 300, width: 2400, height: 2400 },
    { x: 0, y: 0, width: 400, height: 400 },
    { x: 3600, y: 2600, width: 400, height: 400 },
  ]) {
    const back = areaOfView(viewOfArea(area, photo, 1, shown), photo, 1, shown)
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(back[key]).toBeCloseTo(area[key])
  }
})

test('pixels are whole and never leave the picture', () => {
  expect(wholePixels({ x: 1599.6, y: 0.4, width: 2400.4, height: 2400.4 }, photo)).toEqual({
    x: 1600,
    y: 0,
    width: 2400,
    height: 2400,
  })
  expect(wholePixels({ x: 99.7, y: 0, width: 400.4, height: 400.4 }, { width: 500, height: 400 })).toEqual({
    x: 100,
    y: 0,
    width: 400,
    height: 400,
  })
})

test('a fixed aspect gives the preset’s size to the pixel, whatever the picture’s size', () => {
  for (const preset of [banner, profile]) {
    const { width, height, aspect, initialShare } = preset
    for (let extra = 0; extra < 900; extra += 7) {
      const image = { width: 1200 + extra, height: 400 + ((extra * 13) % 800) }
      for (const share of [initialShare, 1]) {
        const area = wholePixels(initialArea(image, aspect ?? 1, share, preset), image)
        expect(outputSize(area, preset)).toEqual({ width, height })
        expect([area.width >= preset.minWidth, area.height >= preset.minHeight]).toEqual([true, true])
      }
    }
  }
})

test('a free crop gives at least the minimum in every shape that is offered', () => {
  for (const preset of [logo, custom]) {
    for (let side = 200; side < 900; side += 7) {
      const image = { width: side, height: 200 + ((side * 13) % 800) }
      for (const aspect of [1, 4 / 3, 16 / 9, 3].filter((shape) => givesAspect(image, shape, preset))) {
        const area = wholePixels(initialArea(image, aspect, preset.initialShare, preset), image)
        expect([area.width >= preset.minWidth, area.height >= preset.minHeight]).toEqual([true, true])
      }
    }
  }
})

test('the result has the preset’s size, a free crop fits into it, and nothing is enlarged', () => {
  expect(outputSize({ width: 2400, height: 2400 }, profile)).toEqual({ width: 400, height: 400 })
  expect(outputSize({ width: 3600, height: 1200 }, banner)).toEqual({ width: 1200, height: 400 })
  expect(outputSize({ width: 1000, height: 500 }, logo)).toEqual({ width: 400, height: 200 })
  expect(outputSize({ width: 210, height: 220 }, logo)).toEqual({ width: 210, height: 220 })
})
