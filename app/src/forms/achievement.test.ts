import { expect, test } from 'vitest'
import {
  type AchievementValues,
  achievementSchema,
  emptyAchievement,
  toAchievementInput,
} from './achievement.ts'

const cup: AchievementValues = {
  ...emptyAchievement,
  title: 'Campeã da Copa Ipê',
  placement: '1',
  date: '30/08/2025',
}

const messages = (values: Partial<AchievementValues>) =>
  Object.fromEntries(
    (achievementSchema.safeParse({ ...cup, ...values }).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path[0], message]),
  )

test('only the title and the date are required', () => {
  expect(messages({})).toEqual({})
  expect(messages(emptyAchievement)).toEqual({ title: 'Campo obrigatório', date: 'Campo obrigatório' })
})

test.each([
  ['31/02/2025', 'Data inválida'],
  ['30/08', 'Data inválida'],
  ['30/08/2999', 'A data não pode estar no futuro'],
])('rejects the date %s', (date, message) => {
  expect(messages({ date })).toEqual({ date: message })
})

test.each(['0', '10001', '1.5'])('rejects the placement %s', (placement) => {
  expect(messages({ placement })).toEqual({ placement: 'Use um número de 1 a 10000' })
})

test('names profanity at its field', () => {
  expect(messages({ title: 'Copa da merda', championship: 'Merda', description: 'Que merda.' })).toEqual({
    title: 'O campo Título contém a palavra inapropriada "merda"',
    championship: 'O campo Campeonato contém a palavra inapropriada "merda"',
    description: 'O campo Descrição contém a palavra inapropriada "merda"',
  })
})

test('empty fields are null in the request', () => {
  expect(toAchievementInput({ ...cup, placement: '' })).toEqual({
    title: 'Campeã da Copa Ipê',
    description: null,
    placement: null,
    date: '2025-08-30',
    game_id: null,
    championship: null,
  })
})
