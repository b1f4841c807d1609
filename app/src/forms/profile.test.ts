import { expect, test } from 'vitest'
import { profileSchema, toProfileInput, toProfileValues } from './profile.ts'
import type { ProfileValues } from './profile.ts'

const ana: ProfileValues = {
  name: ' Ana Conceição ',
  nick: 'ana_sp',
  phone: '(11) 98765-4321',
  gender: '',
  cpf: '529.982.247-25',
  about: '',
  birth: '14/03/2001',
}

const errorsOf = (values: Partial<ProfileValues>) => {
  const { error } = profileSchema.safeParse({ ...ana, ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('sends phone and CPF as digits, an ISO date, and null for an empty gender', () => {
  expect(toProfileInput('u-1', ana)).toEqual({
    id: 'u-1',
    name: 'Ana Conceição',
    nick: 'ana_sp',
    phone: '11987654321',
    gender: null,
    cpf: '52998224725',
    about: null,
    birth: '2001-03-14',
  })
})

test.each(['name', 'nick', 'phone', 'cpf'] as const)('asks for %s without a full stop', (field) => {
  const { error } = profileSchema.safeParse({ ...ana, [field]: '' })
  expect(error?.issues[0]?.message).toBe('Campo obrigatório')
})

test.each([
  [{ cpf: '111.111.111-11' }, { cpf: 'CPF inválido' }],
  [{ phone: '123' }, { phone: 'Telefone inválido' }],
  [{ birth: '31/02/2001' }, { birth: 'Data inválida' }],
  [{ about: 'a'.repeat(501) }, { about: 'O texto deve ter no máximo 500 caracteres' }],
])('refuses %j', (values, errors) => {
  expect(errorsOf(values)).toEqual(errors)
})

test('shows the stored profile as it is typed', () => {
  const stored = toProfileInput('u-1', { ...ana, gender: 'FEMALE', about: 'Suporte.' })
  const entity = {
    ...stored,
    email: 'ana@convoca.example',
    picture: null,
    role: 'USER' as const,
    looking_for_team: false,
    games: [],
    teams: [],
  }
  expect(toProfileValues(entity)).toEqual({
    ...ana,
    name: 'Ana Conceição',
    gender: 'FEMALE',
    about: 'Suporte.',
  })
})
