import { expect, test } from 'vitest'
import { ageOn, isHexColor, isNick, isTeamTag } from './validation.ts'

test('accepts nicks of 3 to 20 letters, digits, underscores and hyphens', () => {
  expect(['ana', 'Ana_SP-10', 'a'.repeat(20)].filter(isNick)).toHaveLength(3)
  expect(['an', 'a'.repeat(21), 'ana sp', 'aná', 'ana\n', ''].filter(isNick)).toEqual([])
})

test('accepts tags of 2 to 5 letters and digits', () => {
  expect(['PRO', 'p1', 'ABCDE'].filter(isTeamTag)).toHaveLength(3)
  expect(['A', 'ABCDEF', 'A-B', 'É1', ''].filter(isTeamTag)).toEqual([])
})

test('accepts colours of three or six hexadecimal digits', () => {
  expect(['#fff', '#7C3aed'].filter(isHexColor)).toHaveLength(2)
  expect(['fff', '#ffff', '#ggg', '#7c3aed0'].filter(isHexColor)).toEqual([])
})

test('counts age in full years', () => {
  expect(ageOn('2010-11-20', new Date(2026, 10, 20))).toBe(16)
  expect(ageOn('2010-11-21', new Date(2026, 10, 20))).toBe(15)
  expect(ageOn('2010-02-30', new Date(2026, 10, 20))).toBeNaN()
  expect(ageOn('20/11/2010', new Date(2026, 10, 20))).toBeNaN()
})
