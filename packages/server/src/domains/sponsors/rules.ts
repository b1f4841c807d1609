import { cleanName, findProfanityInUrl, isSecureUrl } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { fieldError, refuseInvalid } from '../../errors.ts'
import { cleanDescription, cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

/** A sponsor as it is stored; an empty description is none. */
export function checkSponsor(input: Schemas['SponsorInput']): Schemas['SponsorInput'] {
  const sponsor = {
    name: cleanName(input.name),
    url: input.url,
    description: cleanOptional(input.description, cleanDescription),
    is_active: input.is_active,
  }
  const fieldErrors = [
    ...profanityErrors('name', sponsor.name),
    ...profanityErrors('url', sponsor.url, findProfanityInUrl),
    ...profanityErrors('description', sponsor.description),
    ...lengthErrors('name', sponsor.name, { min: 2 }),
  ]
  if (sponsor.url !== null && !isSecureUrl(sponsor.url)) {
    fieldErrors.push(fieldError('url', 'INVALID_FORMAT', 'must be an https address'))
  }
  refuseInvalid(fieldErrors)
  return sponsor
}
