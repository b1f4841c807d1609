import { domainToUnicode } from 'node:url'
import { isLookalikeDomain, toAsciiEmail } from '@convoca/sdk/text'
import { invalid } from '../../errors.ts'

/**
 * The one spelling in which an address is stored, compared and mailed: its domain in ASCII and in lower case, so that
 * `joao@ação.com.br` and `joao@xn--ao-siap.com.br` are one account, and every mail server takes it.
 */
export function toStoredEmail(typed: string): string {
  return toAsciiEmail(typed) ?? typed
}

/** The address as people read it. */
export function toReadableEmail(stored: string): string {
  const at = stored.lastIndexOf('@') + 1
  return stored.slice(0, at) + (domainToUnicode(stored.slice(at)) || stored.slice(at))
}

/** Whether its domain, which may be given in ASCII, can be taken for another one. */
export function isLookalike(stored: string): boolean {
  const domain = toReadableEmail(stored).split('@')[1] ?? ''
  return isLookalikeDomain(domain) || domain.split('.').some((label) => label.startsWith('xn--'))
}

/** The stored spelling of an address that somebody adds; throws for a domain that can be taken for another one. */
export function toNewEmail(path: string, typed: string): string {
  const stored = toStoredEmail(typed)
  if (isLookalike(stored))
    throw invalid(path, 'INVALID_FORMAT', 'must have a domain that cannot be taken for another one')
  return stored
}
