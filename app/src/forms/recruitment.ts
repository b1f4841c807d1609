import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import { noProfanity } from './profanity.ts'
import { lengthOf } from './text-limits.ts'

const digits = /^\d{1,6}$/

/** A vacancy (docs/product.md#recruitment). Numbers are as typed; `toVacancyInput` maps them to the request. */
export const vacancySchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Título da vaga é obrigatório')
    .superRefine(lengthOf('O título deve', limits.VacancyInput.title))
    .superRefine(noProfanity('Título da vaga')),
  position: z
    .string()
    .trim()
    .min(1, 'Posição é obrigatória')
    .superRefine(lengthOf('A posição deve', limits.VacancyInput.position))
    .superRefine(noProfanity('Posição')),
  numberOfVacancies: z
    .string()
    .trim()
    .refine((text) => digits.test(text) && Number(text) >= 1, 'Deve haver pelo menos 1 vaga')
    .refine((text) => !digits.test(text) || Number(text) <= 100, 'Deve haver no máximo 100 vagas'),
  minRanking: z
    .string()
    .trim()
    .regex(digits, 'O ranking mínimo deve ser um número a partir de 0')
    .refine((text) => !(Number(text) > 100_000), 'O ranking mínimo deve ser no máximo 100000'),
  description: z
    .string()
    .trim()
    .superRefine(lengthOf('A descrição deve', limits.VacancyInput.description))
    .superRefine(noProfanity('Descrição')),
  isActive: z.boolean(),
})

export type VacancyValues = z.input<typeof vacancySchema>

export const emptyVacancy: VacancyValues = {
  title: '',
  position: '',
  numberOfVacancies: '1',
  minRanking: '0',
  description: '',
  isActive: true,
}

/** Maps the values to the request. */
export function toVacancyInput(values: VacancyValues) {
  const { numberOfVacancies, minRanking, isActive, ...texts } = vacancySchema.parse(values)
  return {
    ...texts,
    number_of_vacancies: Number(numberOfVacancies),
    min_ranking: Number(minRanking),
    is_active: isActive,
  }
}
