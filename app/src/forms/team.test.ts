import { expect, test } from 'vitest'
import { emptyTeam, teamSchema, toTeamInput } from './team.ts'

const valid = {
  name: 'Computador FC',
  teamTag: 'pc1',
  gameId: '01989d2e-6a53-7c11-9a55-2f4f0c9d0300',
  description: 'Jogamos toda quinta à noite.',
}

const messages = (values: typeof emptyTeam) =>
  Object.fromEntries(
    (teamSchema.safeParse(values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path[0], message]),
  )

test('reports every empty field', () => {
  expect(messages(emptyTeam)).toEqual({
    name: 'Nome obrigatório',
    teamTag: 'Tag obrigatória',
    gameId: 'jogo obrigatório',
    description: 'Descrição obrigatória',
  })
})

test('an innocent name that contains a bad word is accepted', () => {
  expect(messages(valid)).toEqual({})
})

test('reports profanity at its field', () => {
  expect(messages({ ...valid, name: 'Time do Caralho', description: 'Só joga quem é puta velha.' })).toEqual({
    name: 'O nome contém conteúdo inapropriado',
    description: 'A descrição contém conteúdo inapropriado',
  })
  expect(messages({ ...valid, teamTag: 'PUTA' })).toEqual({ teamTag: 'A tag contém a palavra inapropriada' })
})

test('a tag has 2 to 5 letters and digits', () => {
  expect(messages({ ...valid, teamTag: 'P' })).toEqual({ teamTag: 'Tag deve ter no mínimo 2 caracteres' })
  expect(messages({ ...valid, teamTag: 'PROTAG' })).toEqual({
    teamTag: 'Tag deve ter no máximo 5 caracteres',
  })
  expect(messages({ ...valid, teamTag: 'P-O' })).toEqual({ teamTag: 'Use só letras e números' })
})

test('the request names the game as the contract does', () => {
  const { gameId, ...rest } = valid
  expect(toTeamInput(valid)).toEqual({ ...rest, game_id: gameId })
})
