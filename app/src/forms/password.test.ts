import { describe, expect, test } from 'vitest'
import { passwordChangeSchema, passwordResetSchema } from './password.ts'

function messages(schema: typeof passwordResetSchema | typeof passwordChangeSchema, values: object) {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

describe('the new password of a mailed link', () => {
  const valid = { email: 'ana@convoca.example', password: 'onca-pintada', passwordConfirm: 'onca-pintada' }

  test.each([
    [{}, {}],
    [{ email: '' }, {}],
    [{ email: 'ana@' }, { email: 'E-mail inválido' }],
    [
      { password: '', passwordConfirm: '' },
      { password: 'Campo obrigatório', passwordConfirm: 'Campo obrigatório' },
    ],
    [
      { password: 'curta-1', passwordConfirm: 'curta-1' },
      { password: 'Senha deve ter no mínimo 8 caracteres' },
    ],
    [{ passwordConfirm: 'outra-senha' }, { passwordConfirm: 'As senhas devem ser iguais' }],
    [
      { password: 'curta-1', passwordConfirm: 'outra-senha' },
      { password: 'Senha deve ter no mínimo 8 caracteres', passwordConfirm: 'As senhas devem ser iguais' },
    ],
  ])('with %o', (given, expected) => {
    expect(messages(passwordResetSchema, { ...valid, ...given })).toEqual(expected)
  })
})

test('a signed-in user types the current password, too', () => {
  const empty = { currentPassword: '', password: '', passwordConfirm: '' }
  expect(messages(passwordChangeSchema, empty)).toEqual({
    currentPassword: 'Campo obrigatório',
    password: 'Campo obrigatório',
    passwordConfirm: 'Campo obrigatório',
  })
})
