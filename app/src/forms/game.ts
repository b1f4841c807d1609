import * as limits from '@convoca/sdk/limits'
import { z } from 'zod'
import { lengthOf } from './text-limits.ts'

/** A game that the staff adds. */
export const gameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nome obrigatório')
    .superRefine(lengthOf('O nome deve', limits.GameInput.name)),
})

export type GameValues = z.input<typeof gameSchema>

export const emptyGame: GameValues = { name: '' }
