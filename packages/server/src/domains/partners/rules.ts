import { cleanName } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { fieldError, refuseInvalid } from '../../errors.ts'
import { lengthErrors, profanityErrors } from '../text-rules.ts'

const MINUTE = 60_000

export const mostSites = 20
export const codeLifetime = MINUTE
export const tokenLifetime = 60 * MINUTE
/** Of a renewal; each has its own. */
export const renewalLifetime = 7 * 24 * 60 * MINUTE
/** Open pages of one user on one site; the oldest gives way. */
export const mostTokens = 20

/** Where somebody builds a site before it has an address. */
const localHosts = new Set(['localhost', '127.0.0.1'])

/** Scheme, host and port as browsers send them; null for anything else, such as an address with a path. */
export function toOrigin(given: string): string | null {
  if (!URL.canParse(given)) return null
  const { origin, protocol, hostname } = new URL(given)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && localHosts.has(hostname))
  const isBare = origin.toLowerCase() === given.toLowerCase().replace(/\/$/, '')
  return isSecure && isBare ? origin : null
}

/** A site as it is stored. */
export function checkSite(input: Schemas['PartnerSiteInput']): Schemas['PartnerSiteInput'] {
  const name = cleanName(input.name)
  const origins = input.origins.map((given) => toOrigin(given.trim()))
  refuseInvalid([
    ...lengthErrors('name', name, { min: 3 }),
    ...profanityErrors('name', name),
    ...origins.flatMap((origin, index) =>
      origin === null
        ? [fieldError(`origins.${index}`, 'INVALID_FORMAT', 'must be an https origin without a path')]
        : [],
    ),
  ])
  return { name, origins: [...new Set(origins.filter((origin) => origin !== null))] }
}
