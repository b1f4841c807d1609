import { cleanName, findProfanity } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError } from '../errors.ts'
import { cleanDescription } from '../teams/rules.ts'

/** As many as one answer holds (`Recruitment.vacancies`). */
export const mostVacancies = 100

function shorterThan(path: string, text: string, least: number): FieldError[] {
  if ([...text].length >= least) return []
  return [{ path, code: 'TOO_SHORT', message: `${path} must have at least ${least} characters` }]
}

function offensive(path: string, text: string): FieldError[] {
  if (findProfanity(text) === null) return []
  return [{ path, code: 'PROFANITY', message: `${path} must be free of offensive words` }]
}

/**
 * A vacancy as it is stored (part 2 §5). Lengths count again, since cleaning changes them: three zero-width
 * characters are no title.
 */
export function checkVacancy(input: Schemas['VacancyInput']): Schemas['VacancyInput'] {
  const vacancy = {
    title: cleanName(input.title),
    position: cleanName(input.position),
    number_of_vacancies: input.number_of_vacancies,
    min_ranking: input.min_ranking,
    description: cleanDescription(input.description),
    is_active: input.is_active,
  }
  const fieldErrors = [
    ...shorterThan('title', vacancy.title, 3),
    ...shorterThan('position', vacancy.position, 1),
    ...shorterThan('description', vacancy.description, 10),
    ...offensive('title', vacancy.title),
    ...offensive('position', vacancy.position),
    ...offensive('description', vacancy.description),
  ]
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION_FAILED', { fieldErrors })
  return vacancy
}
