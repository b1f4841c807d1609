import { expect, test } from 'vitest'
import { teamSettingsSchema, toTeamUpdate } from './team-settings.ts'

const valid = {
  name: 'Trovão Esports',
  teamTag: 'TRV',
  description: 'Treinos de segunda a quinta.',
  primaryColor: '#7c3aed',
  secondaryColor: '#2cf',
}

const messages = (values: typeof valid) =>
  Object.fromEntries(
    (teamSettingsSchema.safeParse(values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path[0], message]),
  )

test('colours are hex codes of 3 or 6 digits', () => {
  expect(messages(valid)).toEqual({})
  expect(messages({ ...valid, primaryColor: '#12', secondaryColor: 'azul' })).toEqual({
    primaryColor: 'Cor primária deve ser um código hexadecimal válido',
    secondaryColor: 'Cor secundária deve ser um código hexadecimal válido',
  })
})

test('texts have the rules of a new team', () => {
  expect(messages({ ...valid, name: 'ab', teamTag: 'TROVAO', description: 'curta' })).toEqual({
    name: 'O nome deve ter no mínimo 3 caracteres',
    teamTag: 'Tag deve ter no máximo 5 caracteres',
    description: 'A descrição deve ter no mínimo 10 caracteres',
  })
})

test('names profanity at its field', () => {
  expect(messages({ ...valid, name: 'Time do Caralho', description: 'Só joga quem é puta velha.' })).toEqual({
    name: 'O campo Nome do time contém a palavra inapropriada "caralho"',
    description: 'O campo Descrição do Time contém a palavra inapropriada "puta"',
  })
  expect(messages({ ...valid, teamTag: 'PUTA' })).toEqual({
    teamTag: 'O campo TAG do Time contém a palavra inapropriada "puta"',
  })
})

test('the request names the colours as the contract does', () => {
  expect(toTeamUpdate('t-1', valid)).toEqual({
    id: 't-1',
    name: valid.name,
    teamTag: 'TRV',
    description: valid.description,
    primary_color: '#7c3aed',
    secondary_color: '#2cf',
  })
})
