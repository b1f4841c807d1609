import { z } from 'zod'
import { atLeast, atMost } from './text-limits.ts'

/** A badge that the staff awards. */
export const badgeSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nome obrigatório')
    .superRefine(atMost(60, 'O nome deve ter no máximo 60 caracteres')),
  description: z
    .string()
    .trim()
    .superRefine(atLeast(3, 'Escreva de 3 a 300 caracteres'))
    .superRefine(atMost(300, 'O texto deve ter no máximo 300 caracteres')),
})

export type BadgeValues = z.input<typeof badgeSchema>

export const emptyBadge: BadgeValues = { name: '', description: '' }
