import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'socket.io'
import type { Trust } from '../config/trusted-proxies.ts'
import type { ErrorCode } from '../errors.ts'
import { networkOf } from '../rate-limiting/network.ts'
import { getClientAddress } from '../http/client-address.ts'
import { type SocketLimits, createCounter } from './connection-limits.ts'
import type { SecurityLog } from '../adapters/security-log.ts'
import { type Connection, limitPackets } from './socket-budget.ts'

export interface AdmissionOptions {
  /** The public origin, where the server is behind a proxy. */
  publicUrl: string | null
  trust: Trust
  limits: SocketLimits
  securityLog: SecurityLog
  /** Whether a user has let in a page of this origin. */
  isGrantedOrigin: (origin: string) => Promise<boolean>
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

/** Browsers send the page's origin. */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
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

/** A partner's page that polls may read the responses; a WebSocket needs no such header. */
async function letPollingRead(
  request: IncomingMessage,
  response: ServerResponse,
  { publicUrl, isGrantedOrigin }: AdmissionOptions,
): Promise<void> {
  const { origin, upgrade } = request.headers
  if (origin === undefined || upgrade !== undefined || isOwnOrigin(request, publicUrl)) return
  if (!(await isGrantedOrigin(origin).catch(() => false))) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'origin')
}

function watchPackets(connection: Connection, { limits, trust, securityLog }: AdmissionOptions): void {
  limitPackets(connection, limits, () => {
    const address = getClientAddress(connection.request, trust)
    const refused = { operation: 'send', code: 'RATE_LIMITED', requestId: null, address } as const
    securityLog.record({ kind: 'socket-refused', ...refused })
  })
}

/** Refuses connections past the limits by one short response, before anything is kept for them. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { publicUrl, trust, limits, securityLog } = options
  const networks = createCounter(limits.perAddress)
  let open = 0

  /** Only pages of this origin, and those that a user has let in. */
  async function mayConnect(request: IncomingMessage): Promise<boolean> {
    const { origin } = request.headers
    return (
      isOwnOrigin(request, publicUrl) || (origin !== undefined && (await options.isGrantedOrigin(origin)))
    )
  }

  async function findRefusal(request: IncomingMessage): Promise<ErrorCode | null> {
    try {
      if (!(await mayConnect(request))) return 'FORBIDDEN'
    } catch {
      return 'SERVICE_UNAVAILABLE'
    }
    if (open >= limits.total) return 'SERVICE_UNAVAILABLE'
    return networks.isFull(networkOf(getClientAddress(request, trust))) ? 'RATE_LIMITED' : null
  }

  async function admit(request: IncomingMessage): Promise<ErrorCode | null> {
    const code = await findRefusal(request)
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

  async function upgrade(request: IncomingMessage, next: (error?: Error) => void): Promise<void> {
    const code = await admit(request)
    if (code !== null) return next(new Error(code))
    countUntilClosed(request, request.socket)
    next()
  }

  return {
    allowRequest: (request, callback) => {
      void admit(request).then((code) => callback(code, code === null))
    },
    attach: (io) => {
      io.engine.on('connection', (connection: Connection) => {
        countUntilClosed(connection.request, connection)
        watchPackets(connection, options)
      })
      io.engine.use((request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => {
        if (isTransportUpgrade(request)) void upgrade(request, next)
        else void letPollingRead(request, response, options).then(() => next())
      })
    },
  }
}
