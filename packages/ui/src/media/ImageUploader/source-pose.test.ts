import { expect, test } from 'vitest'
import { poseMatrix, poseOf, turnArea, turnPose, turnSize } from './source-pose.ts'

const size = { width: 40, height: 20 }

/** The place at which a stored point of the picture is shown, from the upright picture's top left corner. */
function show(orientation: number, [x, y]: readonly [number, number]) {
  const pose = poseOf(orientation)
  const [a, b, c, d] = poseMatrix(pose)
  const upright = turnSize(size, pose.turns)
  const [left, top] = [x - size.width / 2, y - size.height / 2]
  return [a * left + c * top + upright.width / 2, b * left + d * top + upright.height / 2]
}

/** The first stored row and column are at these sides of what is shown, as EXIF names them. */
test.each([
  [1, 'top', 'left'],
  [2, 'top', 'right'],
  [3, 'bottom', 'right'],
  [4, 'bottom', 'left'],
  [5, 'left', 'top'],
  [6, 'right', 'top'],
  [7, 'right', 'bottom'],
  [8, 'left', 'bottom'],
])('of orientation %i the first row is at the %s, the first column at the %s', (orientation, row, column) => {
  const { width, height } = turnSize(size, poseOf(orientation).turns)
  const sideOf = (points: readonly (readonly [number, number])[]) => {
    const shown = points.map((point) => show(orientation, point))
    if (shown.every(([x]) => x === 0)) return 'left'
    if (shown.every(([x]) => x === width)) return 'right'
    return shown.every(([, y]) => y === height) ? 'bottom' : shown.every(([, y]) => y === 0) ? 'top' : 'none'
  }
  expect(
    sideOf([
      [0, 0],
      [size.width, 0],
    ]),
  ).toBe(row)
  expect(
    sideOf([
      [0, 0],
      [0, size.height],
    ]),
  ).toBe(column)
})

test.each([0, 9, -1, 1.5, 65_535])('an orientation of %d is none', (orientation) => {
  expect(poseOf(orientation)).toEqual(poseOf(1))
})

test('turns add up, in both directions, and keep what is mirrored', () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const pose = poseOf(orientation)
    for (const turns of [1, 2, -1]) {
      expect(turnPose(turnPose(pose, turns), turns === 2 ? 2 : -turns)).toEqual(pose)
    }
    expect(turnPose(turnPose(pose, 1), 1)).toEqual(turnPose(pose, 2))
  }
})

test('an area is turned with its picture', () => {
  const area = { x: 1, y: 2, width: 10, height: 5 }
  expect(turnArea(area, size, 1)).toEqual({ x: 13, y: 1, width: 5, height: 10 })
  expect(turnArea(area, size, -1)).toEqual({ x: 2, y: 29, width: 5, height: 10 })
  expect(turnArea(area, size, 2)).toEqual({ x: 29, y: 13, width: 10, height: 5 })
  expect(turnArea(turnArea(area, size, 1), turnSize(size, 1), -1)).toEqual(area)
})
