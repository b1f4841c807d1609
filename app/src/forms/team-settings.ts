import { isHexColor } from '@convoca/sdk/text'
import { z } from 'zod'
import type { Team, TeamUpdate } from '../atoms/teams.ts'
import { noProfanity } from './profanity.ts'
import { teamTexts } from './team.ts'

const { name, teamTag, description } = teamTexts.shape

/** The settings form (docs/product.md#teams): the wizard's texts without the game, and two colours. */
export const teamSettingsSchema = teamTexts.extend({
  name: name.superRefine(noProfanity('Nome do time')),
  teamTag: teamTag.superRefine(noProfanity('TAG do Time')),
  description: description.superRefine(noProfanity('Descrição do Time')),
  primaryColor: z.string().trim().refine(isHexColor, 'Cor primária deve ser um código hexadecimal válido'),
  secondaryColor: z
    .string()
    .trim()
    .refine(isHexColor, 'Cor secundária deve ser um código hexadecimal válido'),
})

export type TeamSettings = z.infer<typeof teamSettingsSchema>

export const toTeamSettings = ({ entity }: Pick<Team, 'entity'>): TeamSettings => ({
  name: entity.name,
  teamTag: entity.team_tag,
  description: entity.description,
  primaryColor: entity.primary_color,
  secondaryColor: entity.secondary_color,
})

/** Maps the values to the request. */
export function toTeamUpdate(id: string, values: TeamSettings): TeamUpdate {
  const { primaryColor, secondaryColor, ...texts } = teamSettingsSchema.parse(values)
  return { id, ...texts, primary_color: primaryColor, secondary_color: secondaryColor }
}
