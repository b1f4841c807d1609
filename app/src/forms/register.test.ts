import { describe, expect, test } from 'vitest'
import { registerSchema, toRegistration } from './register.ts'
import type { RegisterValues } from './register.ts'
import { emptyRegistration } from './registration-values.ts'

const valid: RegisterValues = {
  name: 'Ana Conceição',
  nick: 'ana_sp',
  email: 'ana@convoca.example',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  birth: '14/03/2001',
  gender: 'FEMALE',
  password: 'onca-pintada-2026',
  passwordConfirm: 'onca-pintada-2026',
}

function messages(values: RegisterValues) {
  const result = registerSchema.safeParse(values)
  return Object.fromEntries(
    (result.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  )
}

const yearsAgo = (years: number) => {
  const date = new Date()
  return `01/01/${date.getFullYear() - years}`
}

describe('registration', () => {
  test('reports every empty field', () => {
    expect(messages({ ...emptyRegistration, gender: '' })).toEqual({
      name: 'Campo obrigatório',
      nick: 'Campo obrigatório',
      email: 'Campo obrigatório',
      cpf: 'Campo obrigatório',
      phone: 'Campo obrigatório',
      birth: 'Campo obrigatório',
      gender: 'O campo Gênero é obrigatório',
      password: 'Campo obrigatório',
      passwordConfirm: 'O campo Confirmar Senha é obrigatório.',
    })
  })

  test.each<[keyof RegisterValues, string, string]>([
    ['name', 'Al', 'O nome deve ter no mínimo 3 caracteres'],
    ['nick', 'ana sp', 'Use só letras, números, hífen e sublinhado'],
    ['nick', 'an', 'O nick deve ter no mínimo 3 caracteres'],
    ['name', 'Ana Babaca', 'O campo Nome contém a palavra inapropriada "babaca"'],
    ['nick', 'c4ralho', 'O campo Nick contém a palavra inapropriada "caralho"'],
    ['email', 'ana@', 'E-mail inválido'],
    ['cpf', '111.111.111-11', 'CPF inválido'],
    ['phone', '123', 'Telefone inválido'],
    ['birth', '31/02/2000', 'Data inválida'],
    ['birth', yearsAgo(-1), 'Data inválida'],
    ['birth', yearsAgo(15), 'É preciso ter pelo menos 16 anos para se cadastrar'],
  ])('%s: rejects %s', (field, value, message) => {
    expect(messages({ ...valid, [field]: value })).toEqual({ [field]: message })
  })

  test('rejects a short password and a different confirmation', () => {
    expect(messages({ ...valid, password: 'curta', passwordConfirm: 'curta' })).toEqual({
      password: 'Senha deve ter no mínimo 8 caracteres',
    })
    expect(messages({ ...valid, name: '', passwordConfirm: 'outra-senha-2026' })).toEqual({
      name: 'Campo obrigatório',
      passwordConfirm: 'As senhas devem ser iguais',
    })
  })

  test('the request has digits, an ISO date and no confirmation', () => {
    expect(toRegistration(valid)).toEqual({
      name: 'Ana Conceição',
      nick: 'ana_sp',
      email: 'ana@convoca.example',
      cpf: '52998224725',
      phone: '11987654321',
      birth: '2001-03-14',
      gender: 'FEMALE',
      password: 'onca-pintada-2026',
      provider: null,
    })
  })
})
