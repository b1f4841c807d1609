import type { RelyingParty } from '../../../context.ts'

const isLoopback = (host: string): boolean => host === '[::1]' || /^127\.[\d.]+$/.test(host)

/** Browsers know no passkeys for an IP address: this machine is `localhost` to them. */
export function toRelyingParty(publicUrl: string | null, localOrigin: string): RelyingParty {
  const url = new URL(publicUrl ?? localOrigin)
  if (publicUrl === null || isLoopback(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
