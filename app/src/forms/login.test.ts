import { expect, test } from 'vitest'
import { email } from './person.ts'
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
  'joao@ação.com.br',
  'joao@xn--ao-siap.com.br',
  'ana@почта.рф',
  'ana＠convoca.example',
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
])('%s is accepted here as in the forms with a schema', (typed) => {
  const isAccepted = email().safeParse(typed).success
  expect(validateLogin({ email: typed, password: 'x' })).toEqual(
    isAccepted ? {} : { email: 'E-mail inválido' },
  )
})
