import { expect, it } from 'vitest'
import type { BracketMatch } from '../match.ts'
import { findChanges, isOpen, planTimes } from './plan-times.ts'

const start = new Date('2026-11-28T16:00:00.000Z')
const matches = Array.from({ length: 5 }, (_, index): BracketMatch => ({
  id: `${index}`,
  number: index + 1,
  bracket: 'WINNERS',
  round: 1,
  position: index + 1,
  bestOf: 3,
  home: null,
  away: null,
  state: 'WAITING',
  homeScore: null,
  awayScore: null,
  winner: null,
}))
const clock = (iso: string) => iso.slice(11, 16)

it('gives as many matches as are played at once the same time', () => {
  const times = planTimes(matches, { start, interval: 45, parallel: 2 })
  expect(times.map(({ scheduledAt }) => clock(scheduledAt))).toEqual([
    '16:00',
    '16:00',
    '16:45',
    '16:45',
    '17:30',
  ])
})

it('leaves out what stays as it is', () => {
  const times = planTimes(matches, { start, interval: 60, parallel: 5 })
  const known = times.map((time, index) =>
    index < 2 ? { ...time, match: { ...time.match, scheduledAt: '2026-11-28T16:00:00Z' } } : time,
  )
  expect(findChanges(known).map(({ match }) => match.id)).toEqual(['2', '3', '4'])
})

it('is about matches that are not over', () => {
  const states = ['WAITING', 'READY', 'CLOSED', 'BYE', 'NOT_NEEDED'] as const
  expect(states.map((state) => isOpen({ ...matches[0]!, state }))).toEqual([true, true, false, false, false])
})
