import { VacancyInput } from '@convoca/sdk/limits'
import { cleanName, cleanText } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { invalid, refuseInvalid } from '../../errors.ts'
import { lengthErrors, profanityErrors } from '../text-rules.ts'

/** The number of vacancies that one answer holds (`Recruitment.vacancies`). */
export const MAX_VACANCIES = 100

/** A vacancy without its team, which the path names. */
export type VacancyFields = Omit<Schemas['VacancyInput'], 'team_id'>

/** The documented `team_id` of a vacancy repeats the one of the path. */
export function refuseOtherTeam(
  teamId: string,
  { team_id: given }: Pick<Schemas['VacancyInput'], 'team_id'>,
): void {
  if (given !== undefined && given.toLowerCase() !== teamId.toLowerCase()) {
    throw invalid('team_id', 'INVALID_VALUE', 'must be the one of the address')
  }
}

/** A vacancy as it is stored (docs/product.md#recruitment). */
export function checkVacancy(input: VacancyFields): VacancyFields {
  const vacancy = {
    title: cleanName(input.title),
    position: cleanName(input.position),
    number_of_vacancies: input.number_of_vacancies,
    min_ranking: input.min_ranking,
    description: cleanText(input.description),
    is_active: input.is_active,
  }
  refuseInvalid([
    ...lengthErrors('title', vacancy.title, VacancyInput.title),
    ...lengthErrors('position', vacancy.position, VacancyInput.position),
    ...lengthErrors('description', vacancy.description, VacancyInput.description),
    ...profanityErrors('title', vacancy.title),
    ...profanityErrors('position', vacancy.position),
    ...profanityErrors('description', vacancy.description),
  ])
  return vacancy
}
