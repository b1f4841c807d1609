import { expect, it } from 'vitest'
import { heightOf, scaleOf } from './scale.ts'

it.each([
  [[1512, 1894], { min: 1500, max: 1900, ticks: [1500, 1600, 1700, 1800, 1900] }],
  [[1500, 1583], { min: 1500, max: 1600, ticks: [1500, 1550, 1600] }],
  [[1500], { min: 1500, max: 1510, ticks: [1500, 1510] }],
  [[3, 9], { min: 0, max: 10, ticks: [0, 10] }],
])('%j', (values, scale) => {
  expect(scaleOf(values)).toEqual(scale)
})

it('places the highest at the top', () => {
  const scale = scaleOf([1500, 1600])
  expect([1500, 1550, 1600].map((points) => heightOf(points, scale))).toEqual([100, 50, 0])
})
