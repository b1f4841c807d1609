import * as limits from '@convoca/sdk/limits'
import { findProfanity } from '@convoca/sdk/text'
import { z } from 'zod'
import { lengthOf } from './text-limits.ts'

const clean = (text: string) => findProfanity(text) === null

/** The texts of a team (docs/product.md#teams). */
export const teamTexts = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Nome obrigatório')
    .superRefine(lengthOf('O nome deve', limits.TeamInput.name)),
  teamTag: z
    .string()
    .trim()
    .min(1, 'Tag obrigatória')
    .superRefine(lengthOf('Tag deve', limits.TeamInput.teamTag))
    .regex(/^[A-Za-z0-9]*$/, 'Use só letras e números'),
  description: z
    .string()
    .trim()
    .min(1, 'Descrição obrigatória')
    .superRefine(lengthOf('A descrição deve', limits.TeamInput.description)),
})

const { name, teamTag, description } = teamTexts.shape

/** Step 1 of the wizard, which has texts of its own for profanity (docs/product.md#team-wizard). */
export const teamSchema = teamTexts.extend({
  name: name.refine(clean, 'O nome contém conteúdo inapropriado'),
  teamTag: teamTag.refine(clean, 'A tag contém a palavra inapropriada'),
  description: description.refine(clean, 'A descrição contém conteúdo inapropriado'),
  gameId: z.string().min(1, 'jogo obrigatório'),
})

export const emptyTeam = { name: '', teamTag: '', gameId: '', description: '' }

/** Maps the values to the request. */
export function toTeamInput(values: typeof emptyTeam) {
  const { gameId, ...team } = teamSchema.parse(values)
  return { ...team, game_id: gameId }
}
