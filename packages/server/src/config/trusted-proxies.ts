import { compile } from '@fastify/proxy-addr'

/** Proxies in front of the server: how many there are, or their addresses and ranges. */
export type TrustedProxies = number | readonly string[]

/** Whether the sender at `address` is a proxy to believe; `hop` 0 is the connection's other end. */
export type Trust = (address: string, hop: number) => boolean

/** The trust as a function, since Fastify takes no number of proxies: it then believes nobody. */
export function createTrust(proxies: TrustedProxies): Trust {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : compile([...proxies])
}

/**
 * Reads `TRUST_PROXY`; null where it is neither a number nor a list of addresses. A range of all addresses is none:
 * whoever connects directly could then claim any address.
 */
export function parseTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'false') return 0
  if (/^\d$/.test(value)) return Number(value)
  const proxies = value.split(',').map((proxy) => proxy.trim())
  try {
    createTrust(proxies)
    return proxies
  } catch {
    return null
  }
}
