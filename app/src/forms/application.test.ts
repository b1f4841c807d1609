import { expect, test } from 'vitest'
import { applicationSchema, toApplicationInput } from './application.ts'

const refusalOf = (message: string) => applicationSchema.safeParse({ message }).error?.issues[0]?.message

test('takes a message of up to 500 characters, or none', () => {
  expect(refusalOf('')).toBeUndefined()
  expect(refusalOf('a'.repeat(500))).toBeUndefined()
  expect(refusalOf('a'.repeat(501))).toBe('A mensagem deve ter no máximo 500 caracteres')
})

test('refuses what is offensive', () => {
  expect(refusalOf('seus babacas')).toBe(
    'O campo Mensagem para o time contém a palavra inapropriada "babacas"',
  )
})

test('nothing but space is no message', () => {
  expect(toApplicationInput({ message: '  \n ' }, null)).toEqual({ message: null, vacancyId: null })
  expect(toApplicationInput({ message: ' Oi ' }, 'v1')).toEqual({ message: 'Oi', vacancyId: 'v1' })
})
