import { SponsorInput } from '@convoca/sdk/limits'
import { cleanName, cleanText, findProfanityInUrl, isSecureUrl } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { type FieldError, fieldError, refuseInvalid } from '../../errors.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'

type Sponsor = Schemas['SponsorInput']

function findErrors({ name, url, description }: Schemas['SponsorUpdate']): FieldError[] {
  const fieldErrors = [
    ...profanityErrors('name', name ?? null),
    ...profanityErrors('url', url ?? null, findProfanityInUrl),
    ...profanityErrors('description', description ?? null),
    ...(name === undefined ? [] : lengthErrors('name', name, SponsorInput.name)),
  ]
  if (url !== undefined && url !== null && !isSecureUrl(url)) {
    fieldErrors.push(fieldError('url', 'INVALID_FORMAT', 'must be an https address'))
  }
  return fieldErrors
}

/** A sponsor as it is stored; an empty description is none. */
export function checkSponsor(input: Sponsor): Sponsor {
  const sponsor = {
    name: cleanName(input.name),
    url: input.url,
    description: cleanOptional(input.description, cleanText),
    is_active: input.is_active,
  }
  refuseInvalid(findErrors(sponsor))
  return sponsor
}

/** Checks the fields that a change has. */
export function checkSponsorChanges(input: Schemas['SponsorUpdate']): Schemas['SponsorUpdate'] {
  const changes = { ...input }
  if (input.name !== undefined) changes.name = cleanName(input.name)
  if (input.description !== undefined) {
    changes.description = cleanOptional(input.description, cleanText)
  }
  refuseInvalid(findErrors(changes))
  return changes
}
