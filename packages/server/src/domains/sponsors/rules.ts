import { cleanName, findProfanity, findProfanityInUrl, isSecureAddress } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError } from '../errors.ts'
import { cleanDescription } from '../teams/rules.ts'

function offensive(path: string, word: string | null): FieldError[] {
  if (word === null) return []
  return [{ path, code: 'PROFANITY', message: `${path} must be free of offensive words` }]
}

/** A sponsor as it is stored; an empty description is none. */
export function checkSponsor(input: Schemas['SponsorInput']): Schemas['SponsorInput'] {
  const description = input.description === null ? '' : cleanDescription(input.description)
  const sponsor = {
    name: cleanName(input.name),
    url: input.url,
    description: description === '' ? null : description,
    is_active: input.is_active,
  }
  const fieldErrors = [
    ...offensive('name', findProfanity(sponsor.name)),
    ...offensive('url', sponsor.url === null ? null : findProfanityInUrl(sponsor.url)),
    ...offensive('description', findProfanity(description)),
  ]
  if ([...sponsor.name].length < 2) {
    fieldErrors.push({ path: 'name', code: 'TOO_SHORT', message: 'name must have at least 2 characters' })
  }
  if (sponsor.url !== null && !isSecureAddress(sponsor.url)) {
    fieldErrors.push({ path: 'url', code: 'INVALID_FORMAT', message: 'url must be an https address' })
  }
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION_FAILED', { fieldErrors })
  return sponsor
}
