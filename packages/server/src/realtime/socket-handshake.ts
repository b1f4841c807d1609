import type { DefaultEventsMap, Namespace, Socket } from 'socket.io'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import type { PresenceRegistry } from './chat-presence.ts'
import { getClientAddress } from '../http/client-address.ts'
import { createCounter } from './connection-limits.ts'
import { type AdmissionOptions, isOwnOrigin } from './socket-admission.ts'

export interface SocketData {
  actor: Actor
  /** A request is in flight; further ones are refused until it has ended. */
  busy: boolean
}

export interface SocketOptions extends AdmissionOptions {
  db: Db
  log: FastifyBaseLogger
  /** A partner's token is for pages of its own origin alone. */
  authenticate: (token: string, origin: string | undefined) => Promise<Actor>
  presence: PresenceRegistry
}

/** The part of a socket that a handshake needs, whichever the events of its namespace. */
type Joining = Pick<Socket, 'conn' | 'handshake' | 'request'> & { data: SocketData; nsp: { name: string } }

export type LetIn = <C extends DefaultEventsMap, S extends DefaultEventsMap>(
  namespace: Namespace<C, S, DefaultEventsMap, SocketData>,
) => void

export type LetGuestsIn = <C extends DefaultEventsMap, S extends DefaultEventsMap, D>(
  namespace: Namespace<C, S, DefaultEventsMap, D>,
) => void

export const userRoom = (userId: string): string => `user:${userId}`
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`

function refusal(code: ErrorCode): Error {
  return Object.assign(new Error(new DomainError(code).message), { data: { code } })
}

/** Sockets of partners' pages, which hear of nothing but notifications. */
export const partnerRoom = 'partners'

const isOpenToPartners = ({ nsp }: Joining): boolean => nsp.name === '/notifications'

/** Takes the user from the token; refuses a handshake for another user's id. */
async function authenticateSocket(socket: Joining, options: SocketOptions): Promise<ErrorCode | null> {
  const token: unknown = socket.handshake.auth['token']
  if (typeof token !== 'string' || token === '') return 'UNAUTHENTICATED'
  try {
    const actor = await options.authenticate(token, socket.handshake.headers.origin)
    const mayJoin = actor.isPartner
      ? isOpenToPartners(socket)
      : isOwnOrigin(socket.request, options.publicUrl)
    if (!mayJoin) return 'FORBIDDEN'
    const { userId } = socket.handshake.query
    if (userId !== undefined && userId !== actor.userId) return 'FORBIDDEN'
    socket.data.actor = actor
    socket.data.busy = false
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    options.log.warn({ err: error }, 'a handshake could not be checked')
    return 'SERVICE_UNAVAILABLE'
  }
}

export function recordRefusal(
  { request, nsp }: Pick<Joining, 'request' | 'nsp'>,
  code: ErrorCode,
  options: SocketOptions,
): void {
  const address = getClientAddress(request, options.trust)
  options.securityLog.record({ kind: 'socket-refused', operation: nsp.name, code, requestId: null, address })
}

/** The counts of each connection, whose sockets are one for each namespace. */
function createConnections(perUser: number) {
  const users = createCounter(perUser)
  const tried = new WeakMap<object, Set<string>>()
  const userOf = new WeakMap<object, string>()
  const joined = new WeakMap<object, number>()
  return {
    /** False for a second try in the same namespace. */
    isFirst({ conn, nsp }: Pick<Joining, 'conn' | 'nsp'>): boolean {
      const names = tried.get(conn) ?? new Set()
      if (names.has(nsp.name)) return false
      tried.set(conn, names.add(nsp.name))
      return true
    },
    /** Counts the connection as one of the user's until it closes. */
    countForUser({ conn, data }: Joining): ErrorCode | null {
      const { userId } = data.actor
      // Closed during the check of the token: its event `close` has passed.
      if (conn.readyState !== 'open') return 'SERVICE_UNAVAILABLE'
      if (userOf.has(conn)) return userOf.get(conn) === userId ? null : 'FORBIDDEN'
      if (users.isFull(userId)) return 'RATE_LIMITED'
      users.add(userId)
      userOf.set(conn, userId)
      conn.once('close', () => users.remove(userId))
      return null
    },
    join({ conn }: Pick<Joining, 'conn'>): void {
      joined.set(conn, (joined.get(conn) ?? 0) + 1)
    },
    /** Otherwise a connection that has left its namespaces would stay open for ever. */
    leave({ conn }: Pick<Joining, 'conn'>): void {
      const left = (joined.get(conn) ?? 1) - 1
      joined.set(conn, left)
      if (left === 0) conn.close()
    },
  }
}

/**
 * Lets signed-in users, or anybody, into a namespace. Each connection has one handshake for each, all of one user, so that
 * a single one cannot try tokens or keep the database busy; it is closed when it has left its last namespace.
 */
export function createHandshakes(options: SocketOptions): { letIn: LetIn; letGuestsIn: LetGuestsIn } {
  const connections = createConnections(options.limits.perUser)

  async function check(socket: Joining): Promise<ErrorCode | null> {
    if (connections.isFirst(socket)) {
      return (await authenticateSocket(socket, options)) ?? connections.countForUser(socket)
    }
    socket.conn.close()
    return 'RATE_LIMITED'
  }

  /** Pages of partners have no session here, and read over HTTP. */
  function checkGuest(socket: Pick<Joining, 'conn' | 'nsp' | 'request'>): ErrorCode | null {
    if (connections.isFirst(socket))
      return isOwnOrigin(socket.request, options.publicUrl) ? null : 'FORBIDDEN'
    socket.conn.close()
    return 'RATE_LIMITED'
  }

  return {
    letIn: (namespace) => {
      namespace.use((socket, next) => {
        void check(socket).then((code) => {
          if (code !== null && code !== 'SERVICE_UNAVAILABLE') recordRefusal(socket, code, options)
          next(code === null ? undefined : refusal(code))
        })
      })
      namespace.on('connection', (socket) => {
        const { userId, sessionId, isPartner } = socket.data.actor
        void socket.join([userRoom(userId), sessionRoom(sessionId), ...(isPartner ? [partnerRoom] : [])])
        connections.join(socket)
        socket.once('disconnect', () => connections.leave(socket))
      })
    },
    letGuestsIn: (namespace) => {
      namespace.use((socket, next) => {
        const code = checkGuest(socket)
        if (code !== null) recordRefusal(socket, code, options)
        next(code === null ? undefined : refusal(code))
      })
      namespace.on('connection', (socket) => {
        connections.join(socket)
        socket.once('disconnect', () => connections.leave(socket))
      })
    },
  }
}
