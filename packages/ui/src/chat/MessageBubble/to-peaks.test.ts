import { expect, it } from 'vitest'
import { toPeaks } from './to-peaks.ts'

it('draws the loudest part as high as the bar, and the others in proportion to it', () => {
  const samples = new Float32Array(3600).fill(0.1)
  samples.fill(-0.5, 1800)
  const peaks = toPeaks(samples)
  expect(peaks).toHaveLength(36)
  expect(peaks[0]).toBeCloseTo(0.2)
  expect(peaks.at(-1)).toBe(1)
})

it('draws silence flat', () => expect(new Set(toPeaks(new Float32Array(10)))).toEqual(new Set([0])))
