import { expect, it } from 'vitest'
import { doubleElimination, singleElimination, withThirdPlace } from '../bracket.fixtures.ts'
import { findMatchOf, firstFocus, moveFocus } from './bracket-focus.ts'
import { cardSize, findOutlook, layOutBracket, listTeams } from './bracket-layout.ts'

const layout = layOutBracket(doubleElimination)
const placed = layout.parts.flatMap((part) => part.rounds.flatMap((round) => round.matches))
const at = (number: number) => placed.find(({ match }) => match.number === number)

it('gives each round of the lower bracket a column, which the upper rounds share', () => {
  const columns = layout.parts.map(({ name, rounds }) => [name, rounds.map(({ x }) => x / 204 + 1)])
  expect(columns).toEqual([
    ['WINNERS', [1, 2, 4]],
    ['LOSERS', [1, 2, 3, 4]],
    ['FINAL', [5]],
  ])
})

it('puts a match between the two whose winners meet in it', () => {
  expect(at(5)?.y).toBe(((at(1)?.y ?? 0) + (at(2)?.y ?? 0)) / 2)
  expect([at(5)?.home?.number, at(5)?.away?.number]).toEqual([1, 2])
})

it('knows which side of the lower bracket and of the final waits for which winner', () => {
  expect([at(10)?.home, at(10)?.away?.number]).toEqual([undefined, 8])
  expect([at(14)?.home?.number, at(14)?.away?.number]).toEqual([7, 13])
})

it('leaves out byes, and lines from them', () => {
  const [first, ...others] = singleElimination
  const { parts, lines } = layOutBracket([{ ...first!, state: 'BYE', away: null }, ...others])
  expect(parts[0]?.rounds[0]?.matches).toHaveLength(3)
  expect(lines.some(({ from }) => from.id === first!.id)).toBe(false)
})

it('overlaps nowhere', () => {
  const distances = placed.flatMap((one) =>
    placed.flatMap((other) => (one !== other && one.x === other.x ? [Math.abs(one.y - other.y)] : [])),
  )
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(88)
})

it('goes with the arrows along the lines and within a column, and with Home and End to the ends', () => {
  const go = (number: number, key: string) => {
    const id = moveFocus(layout, at(number)?.match.id ?? '', key)
    return placed.find(({ match }) => match.id === id)?.match.number
  }
  expect([go(1, 'ArrowRight'), go(5, 'ArrowLeft'), go(1, 'ArrowDown'), go(1, 'ArrowUp')]).toEqual([
    5,
    1,
    2,
    undefined,
  ])
  expect([go(4, 'ArrowDown'), go(5, 'Home'), go(5, 'End'), go(5, 'a')]).toEqual([8, 1, 14, undefined])
})

it('begins at what the user plays, else at what is played', () => {
  const numberOf = (id: string | undefined) => placed.find(({ match }) => match.id === id)?.match.number
  expect(numberOf(firstFocus(layout, []))).toBe(5)
  expect(numberOf(firstFocus(layout, ['team-7']))).toBe(9)
})

it('lists every team once, and finds what it plays next or has played last', () => {
  expect(listTeams(layout).map(({ name }) => name)).toEqual([
    'Arara Vermelha',
    'Aurora Feminina',
    'Boto Rosa',
    'Cuiabá Legends',
    'Fúria Serrana',
    'Pixel Paraíba',
    'Pro Players BR',
    'Tempestade Azul',
  ])
  const numberOf = (id: string | undefined) => doubleElimination.find((match) => match.id === id)?.number
  expect(numberOf(findMatchOf(layout, ['team-2']))).toBe(7)
  expect(numberOf(findMatchOf(layout, ['team-8']))).toBe(8)
  expect(findMatchOf(layout, ['nobody'])).toBeUndefined()
})

it('knows where a win and a loss lead', () => {
  const outlookOf = (number: number) => {
    const { win, loss } = findOutlook(layout, doubleElimination[number - 1]!)
    return [win?.number, loss?.round]
  }
  expect(outlookOf(1)).toEqual([5, 1])
  expect(outlookOf(5)).toEqual([7, 2])
  expect(outlookOf(7)).toEqual([14, 4])
  expect(outlookOf(13)).toEqual([14, undefined])
  expect(findOutlook(layOutBracket(singleElimination), singleElimination[0]!).loss).toBeUndefined()
})

it('puts the match for the third place below the final, where it overlaps nothing', () => {
  const { parts, lines, height } = layOutBracket(withThirdPlace)
  const rounds = parts[0]?.rounds ?? []
  const third = rounds.at(-1)?.matches[0]
  const final = rounds.at(-2)?.matches[0]
  expect([rounds.at(-1)?.bracket, third?.x]).toEqual(['THIRD_PLACE', final?.x])
  expect((third?.y ?? 0) - (final?.y ?? 0)).toBeGreaterThan(cardSize.height + 40)
  expect(height).toBeGreaterThanOrEqual((third?.y ?? 0) + cardSize.height)
  expect(lines.some(({ to }) => to.bracket === 'THIRD_PLACE')).toBe(false)
})

it('sends who loses in a semi-final to the match for the third place', () => {
  const whole = layOutBracket(withThirdPlace)
  const lossOf = (round: number) =>
    findOutlook(
      whole,
      withThirdPlace.find((match) => match.bracket === 'WINNERS' && match.round === round)!,
    ).loss
  expect([1, 2, 3].map(lossOf)).toEqual([undefined, { bracket: 'THIRD_PLACE', round: 1 }, undefined])
})
