import * as limits from '@convoca/sdk/limits'
import { dateTextToIso } from '@convoca/ui'
import { z } from 'zod'
import { toIsoDay } from '@convoca/ui/app'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

const required = 'Campo obrigatório'
const today = () => toIsoDay(new Date())

const date = z
  .string()
  .min(1, required)
  .refine((typed) => dateTextToIso(typed) !== null, 'Data inválida')
  .refine((typed) => (dateTextToIso(typed) ?? '') <= today(), 'A data não pode estar no futuro')

/** An achievement (docs/product.md#achievements). Values are as typed. */
export const achievementSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, required)
    .superRefine(lengthOf('O título deve', limits.AchievementInput.title))
    .superRefine(noProfanity('Título')),
  placement: z.string().regex(/^(|[1-9]\d{0,3}|10000)$/, 'Use um número de 1 a 10000'),
  date,
  gameId: z.string(),
  championship: z
    .string()
    .trim()
    .superRefine(lengthOf('O campeonato deve', limits.AchievementInput.championship))
    .superRefine(noProfanity('Campeonato')),
  description: z
    .string()
    .trim()
    .superRefine(lengthOf('A descrição deve', limits.AchievementInput.description))
    .superRefine(noProfanity('Descrição')),
})

export type AchievementValues = z.infer<typeof achievementSchema>

export const emptyAchievement: AchievementValues = {
  title: '',
  placement: '',
  date: '',
  gameId: '',
  championship: '',
  description: '',
}

const orNull = (text: string) => (text === '' ? null : text)

/** Maps the values to the request. */
export function toAchievementInput(values: AchievementValues) {
  const { gameId, placement, ...achievement } = achievementSchema.parse(values)
  return {
    title: achievement.title,
    description: orNull(achievement.description),
    placement: placement === '' ? null : Number(placement),
    date: dateTextToIso(achievement.date) ?? achievement.date,
    game_id: orNull(gameId),
    championship: orNull(achievement.championship),
  }
}
