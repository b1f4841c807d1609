import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newcomer, rateMatch, toPoints } from './skill.ts'

const skill = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: newcomer.sigma, noNaN: true }),
})
const side = fc.array(skill, { minLength: 1, maxLength: 7 })

test('somebody new has 1500 points', () => {
  expect(toPoints(newcomer)).toBe(1500)
})

test('who wins loses no points and who loses wins none, however uneven the sides are', () => {
  fc.assert(
    fc.property(side, side, (winners, losers) => {
      const [won, lost] = rateMatch(winners, losers)
      for (const [index, before] of winners.entries())
        expect(toPoints(won[index]!)).toBeGreaterThanOrEqual(toPoints(before))
      for (const [index, before] of losers.entries())
        expect(toPoints(lost[index]!)).toBeLessThanOrEqual(toPoints(before))
    }),
  )
})

test('an upset is worth more than what was expected', () => {
  const [strong, weak] = [
    { mu: 32, sigma: 3 },
    { mu: 20, sigma: 3 },
  ]
  const gain = (own: typeof strong, other: typeof strong) =>
    toPoints(rateMatch([own], [other])[0][0]!) - toPoints(own)
  expect(gain(weak, strong)).toBeGreaterThan(gain(strong, weak))
})
