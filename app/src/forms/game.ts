import { z } from 'zod'
import { atMost } from './text-limits.ts'

/** A game that the staff adds. */
export const gameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nome obrigatório')
    .superRefine(atMost(60, 'O nome deve ter no máximo 60 caracteres')),
})

export type GameValues = z.input<typeof gameSchema>

export const emptyGame: GameValues = { name: '' }
