import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import type { Trust } from '../config/trusted-proxies.ts'

/** The address that Fastify has as `request.ip`, for requests that do not pass through it. */
export function getClientAddress(request: IncomingMessage, trust: Trust): string {
  return proxyAddress(request, trust)
}

/** For logs: too coarse to identify a person. */
export function truncateAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::/48`
}
