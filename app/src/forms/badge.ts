import { z } from 'zod'

/** A badge that the staff awards. */
export const badgeSchema = z.object({
  name: z.string().trim().min(1, 'Nome obrigatório').max(60, 'O nome deve ter no máximo 60 caracteres'),
  description: z
    .string()
    .trim()
    .min(3, 'Escreva de 3 a 300 caracteres')
    .max(300, 'Escreva de 3 a 300 caracteres'),
})

export type BadgeValues = z.input<typeof badgeSchema>

export const emptyBadge: BadgeValues = { name: '', description: '' }
