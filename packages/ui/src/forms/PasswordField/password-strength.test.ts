import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 0],
  ['curta1!', 1],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['senha12345', 1],
  ['onçapint', 2],
  ['trovao2026', 2],
  ['Trovao2026', 3],
  ['Trovão do Sul 2026', 4],
  ['ventania cavalo bateria grampo', 4],
] as const)('rates %j as %i', (password, strength) => expect(passwordStrength(password)).toBe(strength))
