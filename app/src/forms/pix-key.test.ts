import { expect, test } from 'vitest'
import { pixKeySchema } from './pix-key.ts'

test.each([
  ['CPF', '529.982.247-25', undefined],
  ['CPF', '529.982.247-26', 'CPF inválido'],
  ['EMAIL', 'ana@', 'E-mail inválido'],
  ['PHONE', '(11) 98765-4321', undefined],
  ['PHONE', '123', 'Telefone inválido'],
  ['KEYRANDOM', '7d9f0335', 'Chave aleatória inválida'],
])('%s %s: %s', (type, key, message) => {
  expect(pixKeySchema.safeParse({ type, key }).error?.issues[0]?.message).toBe(message)
})
