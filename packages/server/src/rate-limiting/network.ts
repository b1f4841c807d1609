import ipaddr from 'ipaddr.js'

/**
 * The network of one subscriber: an IPv4 address, or a whole /64 of IPv6 ones, of which they can take another for every
 * request.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

/** Truncates an address, or one of `networkOf`: too coarse to identify a person. */
export function truncateAddress(addressOrNetwork: string): string {
  const address = addressOrNetwork.replace(/\/64$/, '')
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::/48`
}
