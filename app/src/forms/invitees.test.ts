import { expect, test } from 'vitest'
import { validateInvitees } from './invitees.ts'

test('at most 50 players are invited at once', () => {
  expect(validateInvitees(Array.from({ length: 50 }))).toBeUndefined()
  expect(validateInvitees(Array.from({ length: 51 }))).toBe('Convide no máximo 50 jogadores por vez')
})
