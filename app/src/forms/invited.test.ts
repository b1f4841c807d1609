import { expect, test } from 'vitest'
import { refusalOfInvited } from './invited.ts'

test('at most 50 players are invited at once', () => {
  expect(refusalOfInvited(Array.from({ length: 50 }))).toBeUndefined()
  expect(refusalOfInvited(Array.from({ length: 51 }))).toBe('Convide no máximo 50 jogadores por vez')
})
