import { expect, test } from 'vitest'
import { applicationSchema, toApplicationInput } from './application.ts'

const getError = (message: string) => applicationSchema.safeParse({ message }).error?.issues[0]?.message

test('accepts a message of up to 500 characters, or none', () => {
  expect(getError('')).toBeUndefined()
  expect(getError('a'.repeat(500))).toBeUndefined()
  expect(getError('a'.repeat(501))).toBe('A mensagem deve ter no máximo 500 caracteres')
})

test('rejects profanity', () => {
  expect(getError('seus babacas')).toBe(
    'O campo Mensagem para o time contém a palavra inapropriada "babacas"',
  )
})

test('sends whitespace as no message', () => {
  expect(toApplicationInput({ message: '  \n ' }, null)).toEqual({ message: null, vacancyId: null })
  expect(toApplicationInput({ message: ' Oi ' }, 'v1')).toEqual({ message: 'Oi', vacancyId: 'v1' })
})
