import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import { atLeast, lengthOf } from './text-limits.ts'

/** A badge that the staff awards. */
export const badgeSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nome obrigatório')
    .superRefine(lengthOf('O nome deve', limits.BadgeInput.name)),
  description: z
    .string()
    .trim()
    .superRefine(atLeast(limits.BadgeInput.description.min, 'Escreva de 3 a 300 caracteres'))
    .superRefine(lengthOf('O texto deve', limits.BadgeInput.description)),
})

export type BadgeValues = z.input<typeof badgeSchema>

export const emptyBadge: BadgeValues = { name: '', description: '' }
