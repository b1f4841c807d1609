import { isIP } from 'node:net'

/** Top-level names that are reserved (RFC 2606, 6761, 6762, 7686, 8375, 9476; ICANN for `internal`) or usual in inner networks. */
const innerNames: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'corp',
  'domain',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
  'workgroup',
])

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/

/**
 * Whether a host, as `URL` writes it, can be one that everybody reaches by name. `URL` writes every spelling of an IPv4 address
 * as four numbers, and lets wildcards and a closing dot pass.
 */
export function isPublicHost(host: string): boolean {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  return (
    isIP(host) === 0 &&
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(top) &&
    !innerNames.has(top)
  )
}

/** Whether somebody builds a site there before it has an address. */
export const isThisMachine = (host: string): boolean => host === 'localhost' || host === '127.0.0.1'

/** Names that only documents and tests use. */
export const isExample = (host: string): boolean => /^(?:[a-z0-9-]+\.)+example$/.test(host)
