import { ProfileInput } from '@convoca/sdk/limits'
import { cleanName, cleanText } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { fieldError, invalid } from '../../errors.ts'
import { personErrors, refusePerson } from '../auth/rules.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

const FULL_AGE = 18
/** Shortest name that players are searched by (docs/product.md#players). */
const SHORTEST_SEARCH = 4

export { FULL_AGE as fullAge }

/** A profile as it is stored. */
export type ProfileFields = Omit<Schemas['ProfileInput'], 'id'>

/** Checks the profile form and cleans its texts; throws one error with every invalid field. */
export function checkProfile(
  userId: string,
  { id, ...input }: Schemas['ProfileInput'],
  now: Date,
): ProfileFields {
  const about = cleanOptional(input.about, cleanText)
  refusePerson([
    ...(id.toLowerCase() === userId
      ? []
      : [fieldError('id', 'INVALID_VALUE', 'must be the one of the address')]),
    ...personErrors(input, now),
    ...lengthErrors('about', about, ProfileInput.about),
    ...profanityErrors('about', about),
  ])
  return { ...input, name: cleanName(input.name), about }
}

/** Blanks around a name do not make it long enough to search by. */
export function checkSearchedName(given: string): string {
  const name = given.normalize('NFKC').trim()
  if ([...name].length < SHORTEST_SEARCH)
    throw invalid('name', 'TOO_SHORT', `must have at least ${SHORTEST_SEARCH} characters`)
  return name
}
