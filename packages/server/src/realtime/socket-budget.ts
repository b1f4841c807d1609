import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { SocketLimits } from './connection-limits.ts'

/** A connection of Engine.IO, as far as it is looked at here. */
export interface Connection extends EventEmitter {
  request: IncomingMessage
  close(discard?: boolean): unknown
}

interface Packet {
  type: string
  data?: unknown
}

/** A packet of socket.io that enters a namespace; the server answers each, also for namespaces that do not exist. */
const isHandshake = ({ type, data }: Packet): boolean =>
  type === 'message' && typeof data === 'string' && data.startsWith('0')

/**
 * Closes a connection that sends more than pages do: each packet costs the server something, whether it understands it or not.
 * What a connection may send is filled up again each second.
 */
export function limitPackets(connection: Connection, limits: SocketLimits, onExceeded: () => void): void {
  let left = limits.packets
  let filledAt = performance.now()
  let handshakes = 0
  const onPacket = (packet: Packet): void => {
    const now = performance.now()
    left = Math.min(limits.packets, left + ((now - filledAt) / 1000) * limits.packetsPerSecond) - 1
    filledAt = now
    if (isHandshake(packet)) handshakes += 1
    if (left >= 0 && handshakes <= limits.handshakes) return
    connection.off('packet', onPacket)
    onExceeded()
    connection.close(true)
  }
  connection.on('packet', onPacket)
}
