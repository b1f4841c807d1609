import { PartnerSiteInput } from '@convoca/sdk/limits'
import { cleanName } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, type FieldError, fieldError, refuseInvalid } from '../../errors.ts'
import { lengthErrors, profanityErrors } from '../text-rules.ts'
import { isExample, isPublicHost, isThisMachine } from './public-host.ts'
import { hostLooksLikeOurs, looksLikeOurs } from './reserved-names.ts'

const MINUTE = 60_000

export const codeLifetime = MINUTE
export const tokenLifetime = 60 * MINUTE
/** The lifetime of a renewal; each has its own. */
export const renewalLifetime = 7 * 24 * 60 * MINUTE
/** Open pages of one user on one site; the oldest gives way. */
export const MAX_TOKENS = 20

/** Scheme, host and port as browsers send them; null for anything else, such as an address with a path. */
export function toOrigin(given: string): string | null {
  if (!URL.canParse(given)) return null
  const { origin, protocol, hostname } = new URL(given)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
  // The origin is not compared with what was given: `URL` writes names with letters of other alphabets in
  // Punycode.
  const isBare = /^https?:\/\/[^/\\?#@\s]+\/?$/i.test(given)
  return isSecure && isBare ? origin : null
}

interface SiteRules {
  /** Whether hosts are taken that are for trying, or for documents. */
  localPartners: boolean
}

/** Each of the origins whose host is wrong, at its place in the list. */
const errorsOf = (
  origins: readonly string[],
  code: FieldError['code'],
  rule: string,
  isWrong: (host: string) => boolean,
): FieldError[] =>
  origins.flatMap((origin, index) =>
    isWrong(new URL(origin).hostname) ? [fieldError(`origins.${index}`, code, rule)] : [],
  )

function refuseMisleading(name: string, origins: readonly string[], { localPartners }: SiteRules): void {
  const isAllowed = (host: string) =>
    isPublicHost(host) || (localPartners && (isThisMachine(host) || isExample(host)))
  const rule = 'must have the host of a public site, without a wildcard'
  const hidden = errorsOf(origins, 'INVALID_VALUE', rule, (host) => !isAllowed(host))
  if (hidden.length > 0) throw new DomainError('ADDRESS_NOT_PUBLIC', { fieldErrors: hidden })
  const fieldErrors = errorsOf(origins, 'TAKEN', "must not look like this platform's host", hostLooksLikeOurs)
  if (looksLikeOurs(name))
    fieldErrors.unshift(fieldError('name', 'TAKEN', "must not look like this platform's name"))
  if (fieldErrors.length > 0) throw new DomainError('NAME_RESERVED', { fieldErrors })
}

/** A site as it is stored. */
export function checkSite(input: Schemas['PartnerSiteInput'], rules: SiteRules): Schemas['PartnerSiteInput'] {
  const name = cleanName(input.name)
  const origins = input.origins.map((given) => toOrigin(given.trim()))
  refuseInvalid([
    ...lengthErrors('name', name, PartnerSiteInput.name),
    ...profanityErrors('name', name),
    ...origins.flatMap((origin, index) =>
      origin === null
        ? [fieldError(`origins.${index}`, 'INVALID_FORMAT', 'must be an https origin without a path')]
        : [],
    ),
  ])
  const written = origins.filter((origin) => origin !== null)
  refuseMisleading(name, written, rules)
  return { name, origins: [...new Set(written)] }
}
