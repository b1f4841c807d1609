import { cleanName } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { refuseInvalid } from '../../errors.ts'
import { cleanDescription, lengthErrors, profanityErrors } from '../text-rules.ts'

/** As many as one answer holds (`Recruitment.vacancies`). */
export const mostVacancies = 100

/** A vacancy as it is stored (part 2 §5). */
export function checkVacancy(input: Schemas['VacancyInput']): Schemas['VacancyInput'] {
  const vacancy = {
    title: cleanName(input.title),
    position: cleanName(input.position),
    number_of_vacancies: input.number_of_vacancies,
    min_ranking: input.min_ranking,
    description: cleanDescription(input.description),
    is_active: input.is_active,
  }
  refuseInvalid([
    ...lengthErrors('title', vacancy.title, { min: 3 }),
    ...lengthErrors('position', vacancy.position, { min: 1 }),
    ...lengthErrors('description', vacancy.description, { min: 10 }),
    ...profanityErrors('title', vacancy.title),
    ...profanityErrors('position', vacancy.position),
    ...profanityErrors('description', vacancy.description),
  ])
  return vacancy
}
