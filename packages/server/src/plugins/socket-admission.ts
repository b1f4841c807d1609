import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import type { Trust } from '../config/trusted-proxies.ts'
import type { ErrorCode } from '../errors.ts'
import { networkOf } from '../rate-limiting/network.ts'
import { getClientAddress } from './client-address.ts'
import { type SocketLimits, createCounter } from './connection-limits.ts'
import type { SecurityLog } from './security-log.ts'

export interface AdmissionOptions {
  /** The public origin, where the server is behind a proxy. */
  publicUrl: string | null
  trust: Trust
  limits: SocketLimits
  securityLog: SecurityLog
}

export interface Admission {
  /** Engine.IO's hook before a new connection; the code of a refusal is the response's message. */
  allowRequest: (
    request: IncomingMessage,
    callback: (code: string | null | undefined, isAllowed: boolean) => void,
  ) => void
  /** Counts the connections of the server. */
  attach(io: Server): void
}

/** Browsers send the page's origin; only pages of this origin may connect. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host: originHost } = new URL(origin)
  return originHost === host || (publicUrl !== null && originHost === new URL(publicUrl).host)
}

/** Whether it moves a connection from polling to a WebSocket, which `allowRequest` is not asked about. */
function isTransportUpgrade({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade !== undefined && new URL(url, 'http://localhost').searchParams.has('sid')
}

/** Refuses connections past the limits by one short response, before anything is kept for them. */
export function createAdmission({ publicUrl, trust, limits, securityLog }: AdmissionOptions): Admission {
  const networks = createCounter(limits.perAddress)
  let open = 0

  function findRefusal(request: IncomingMessage): ErrorCode | null {
    if (!isOwnOrigin(request, publicUrl)) return 'FORBIDDEN'
    if (open >= limits.total) return 'SERVICE_UNAVAILABLE'
    return networks.isFull(networkOf(getClientAddress(request, trust))) ? 'RATE_LIMITED' : null
  }

  function admit(request: IncomingMessage): ErrorCode | null {
    const code = findRefusal(request)
    if (code !== null) {
      const address = getClientAddress(request, trust)
      securityLog.record({ kind: 'socket-refused', operation: 'connect', code, requestId: null, address })
    }
    return code
  }

  function countUntilClosed(request: IncomingMessage, connection: EventEmitter): void {
    const network = networkOf(getClientAddress(request, trust))
    open += 1
    networks.add(network)
    connection.once('close', () => {
      open -= 1
      networks.remove(network)
    })
  }

  return {
    allowRequest: (request, callback) => {
      const code = admit(request)
      callback(code, code === null)
    },
    attach: (io) => {
      io.engine.on('connection', (connection: EventEmitter & { request: IncomingMessage }) =>
        countUntilClosed(connection.request, connection),
      )
      io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) => {
        if (!isTransportUpgrade(request)) return next()
        const code = admit(request)
        if (code !== null) return next(new Error(code))
        countUntilClosed(request, request.socket)
        next()
      })
    },
  }
}
