import { expect, test } from 'vitest'
import { bestTimeText, bestTimes, heatOf, hourAfterKey, withHour } from './week-hours.ts'

const slot = (weekday: number, hour: number, members: number) => ({ weekday, hour, members })

test('the best times are what most share, then the longest, each day without overlap', () => {
  const slots = [
    slot(1, 20, 4),
    slot(1, 21, 5),
    slot(1, 22, 4),
    slot(3, 20, 5),
    slot(3, 21, 5),
    slot(6, 14, 2),
    slot(6, 15, 2),
    slot(6, 16, 2),
  ]
  expect(bestTimes(slots).map((time) => [bestTimeText(time), time.members])).toEqual([
    ['quarta-feira, 20h às 22h', 5],
    ['segunda-feira, 21h às 22h', 5],
    ['sábado, 14h às 17h', 2],
  ])
  expect(bestTimes([])).toEqual([])
  expect(bestTimes([slot(0, 23, 1)]).map(bestTimeText)).toEqual(['domingo, 23h às 24h'])
})

test('marking keeps each hour once and in order', () => {
  const marked = withHour([{ weekday: 2, hour: 20 }], { weekday: 1, hour: 21 }, true)
  expect(withHour(marked, { weekday: 1, hour: 21 }, true)).toEqual([
    { weekday: 1, hour: 21 },
    { weekday: 2, hour: 20 },
  ])
  expect(withHour(marked, { weekday: 2, hour: 20 }, false)).toEqual([{ weekday: 1, hour: 21 }])
})

test.each([
  [0, 5, 0],
  [1, 5, 1],
  [2, 5, 2],
  [4, 5, 3],
  [5, 5, 4],
  [3, 0, 0],
])('%i of %i members is heat %i', (members, total, heat) => {
  expect(heatOf(members, total)).toBe(heat)
})

test.each([
  ['ArrowLeft', false, { weekday: 0, hour: 20 }],
  ['ArrowUp', false, { weekday: 1, hour: 19 }],
  ['PageDown', false, { weekday: 1, hour: 23 }],
  ['Home', false, { weekday: 0, hour: 20 }],
  ['Home', true, { weekday: 0, hour: 8 }],
  ['End', true, { weekday: 6, hour: 23 }],
])('%s (control: %s) stays in the grid', (key, control, target) => {
  expect(hourAfterKey({ weekday: 1, hour: 20 }, key, 8, control)).toEqual(target)
})

test('other keys lead nowhere', () => {
  expect(hourAfterKey({ weekday: 1, hour: 20 }, 'x', 8, false)).toBeNull()
})
