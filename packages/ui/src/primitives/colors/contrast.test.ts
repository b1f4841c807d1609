import { describe, expect, test } from 'vitest'
import {
  accentOn,
  contrastRatio,
  formatColor,
  gradientWithInitial,
  parseColor,
  readableOn,
  type Rgb,
} from './contrast.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Every 17th value of each channel: 4,096 colours over the whole cube. */
function* cube(): Generator<Rgb> {
  for (let red = 0; red <= 255; red += 17)
    for (let green = 0; green <= 255; green += 17)
      for (let blue = 0; blue <= 255; blue += 17) yield [red, green, blue]
}

describe('parseColor', () => {
  test.each([
    ['#fff', [255, 255, 255]],
    ['#7C3AED', [124, 58, 237]],
    [' #abc ', [170, 187, 204]],
  ])('reads %s', (text, color) => {
    expect(parseColor(text)).toEqual(color)
  })

  test.each(['', '#ff', '#fffff', 'red', '#12345g', 'rgb(1,2,3)'])('refuses %j', (text) => {
    expect(parseColor(text)).toBeUndefined()
  })

  test('is undone by formatColor', () => {
    for (const color of cube()) expect(parseColor(formatColor(color))).toEqual(color)
  })
})

test('black on white has 21:1, a colour on itself 1:1', () => {
  expect(contrastRatio(BLACK, WHITE)).toBeCloseTo(21)
  expect(contrastRatio(WHITE, WHITE)).toBe(1)
})

test('the text picked for any team colour reaches 4.5:1', () => {
  for (const color of cube()) {
    const text = readableOn(color) === 'white' ? WHITE : BLACK
    expect(contrastRatio(color, text)).toBeGreaterThanOrEqual(4.5)
  }
})

test('an accent reaches 4.5:1 on any background and stays untouched where it already does', () => {
  for (const background of cube()) {
    expect(contrastRatio(accentOn([124, 58, 237], background), background)).toBeGreaterThanOrEqual(4.5)
  }
  expect(accentOn([189, 238, 99], [16, 19, 26])).toEqual([189, 238, 99])
})

test('the initial of a logo reaches 4.5:1 wherever it lies on the gradient', () => {
  for (const primary of cube()) {
    const paint = gradientWithInitial(primary, [34, 211, 238])
    const letter = paint.text === 'white' ? WHITE : BLACK
    const under = paint.stops.filter(({ share }) => share > 0 && share < 1)
    expect(under).toHaveLength(3)
    for (const { color } of under) expect(contrastRatio(color, letter)).toBeGreaterThanOrEqual(4.5)
  }
})

test('the ends of a logo stay the colours of the team', () => {
  const { stops } = gradientWithInitial([234, 88, 12], [250, 204, 21])
  expect([stops.at(0)?.color, stops.at(-1)?.color]).toEqual([
    [234, 88, 12],
    [250, 204, 21],
  ])
})
