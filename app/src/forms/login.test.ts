import { expect, test } from 'vitest'
import { z } from 'zod'
import { validateLogin } from './login.ts'

test('both fields are required', () => {
  const required = 'Campo obrigatório.'
  expect(validateLogin({ email: ' ', password: '' })).toEqual({ email: required, password: required })
})

test('spaces around the address are no error', () => {
  expect(validateLogin({ email: ' ana@convoca.example ', password: ' ' })).toEqual({})
})

test.each([
  'ana@convoca.example',
  'ana.bia+cs@sub.convoca.com.br',
  "o'neil_1@x-y.io",
  'ana',
  'ana@',
  '@convoca.example',
  'ana@convoca',
  'ana@convoca.x',
  '.ana@convoca.example',
  'ana.@convoca.example',
  'an..a@convoca.example',
  'ana bia@convoca.example',
  'ana@-x.example',
  'ana@con voca.example',
  'ãna@convoca.example',
])('%s is accepted here as in the forms with a schema', (email) => {
  const isAccepted = z.email().safeParse(email).success
  expect(validateLogin({ email, password: 'x' })).toEqual(isAccepted ? {} : { email: 'E-mail inválido' })
})
