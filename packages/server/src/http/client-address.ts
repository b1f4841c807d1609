import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Trust } from '../config/trusted-proxies.ts'

/** The address that Fastify has as `request.ip`, for requests that do not pass through it. */
export function getClientAddress(request: IncomingMessage, trust: Trust): string {
  return proxyAddress(request, trust)
}
