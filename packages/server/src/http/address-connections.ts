import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Trust } from '../config/trusted-proxies.ts'
import { networkOf } from '../rate-limiting/network.ts'
import { createCounter } from '../realtime/connection-limits.ts'
import type { SecurityLog } from '../adapters/security-log.ts'

export interface AddressConnectionsOptions {
  perAddress: number
  trust: Trust
  securityLog: SecurityLog
}

/**
 * Closes further connections of a network that has many: a single one could otherwise take all that the server can have. A
 * trusted proxy, which connects for everybody, limits them itself.
 */
export function limitConnections(server: Server, options: AddressConnectionsOptions): void {
  const { perAddress, trust, securityLog } = options
  const networks = createCounter(perAddress)
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || trust(address, 0)) return
    const network = networkOf(address)
    if (networks.isFull(network)) {
      securityLog.record({
        kind: 'socket-refused',
        operation: 'http',
        code: 'RATE_LIMITED',
        requestId: null,
        address,
      })
      socket.destroy()
      return
    }
    networks.add(network)
    socket.once('close', () => networks.remove(network))
  })
}
