import { expect, test } from 'vitest'
import { giftSchema, toGiftInput } from './gift.ts'

const getError = (message: string, registrationId = 'r1') =>
  giftSchema.safeParse({ registrationId, message }).error?.issues[0]?.message

test('asks for a team, and accepts a message of up to 280 characters, or none', () => {
  expect(getError('', '')).toBe('Escolha o time')
  expect(getError('')).toBeUndefined()
  expect(getError('á'.repeat(280))).toBeUndefined()
  expect(getError('á'.repeat(281))).toBe('A mensagem deve ter no máximo 280 caracteres')
})

test('rejects profanity', () => {
  expect(getError('seus babacas')).toBe('O campo Mensagem contém a palavra inapropriada "babacas"')
})

test('sends whitespace as no message', () => {
  expect(toGiftInput({ registrationId: 'r1', message: '  \n ' })).toEqual({
    registrationId: 'r1',
    message: null,
  })
  expect(toGiftInput({ registrationId: 'r1', message: ' Oi ' }).message).toBe('Oi')
})
