import type { ChampionshipChanged, MatchesChanged, StandingsChanged } from '@convoca/sdk/realtime'
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'
import { isId } from '../database/id.ts'
import { isPublished } from '../domains/championships/repository.ts'
import type { ErrorCode } from '../errors.ts'
import { isRecord } from '../is-record.ts'
import type { LetGuestsIn, SocketOptions } from './socket-handshake.ts'

/** Championships that one socket watches at once. */
const MAX_WATCHED = 10

type Receipt = { ok: true } | { ok: false; code: ErrorCode }

interface ServerEvents {
  matchesChanged: (change: MatchesChanged) => void
  standingsChanged: (change: StandingsChanged) => void
  championshipChanged: (change: ChampionshipChanged) => void
}

interface ClientEvents {
  watch: (question: unknown, acknowledge?: unknown) => void
  unwatch: (question: unknown) => void
}

/** Requests of the socket that are being answered. */
export interface GuestData {
  pending: number
}

type Championships = Namespace<ClientEvents, ServerEvents, DefaultEventsMap, GuestData>
type ChampionshipSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, GuestData>

/** The sockets in `/championships` of this process. */
export interface ChampionshipSockets {
  watched(): string[]
  isWatched(championshipId: string): boolean
  /** Emits to whoever watches the championship. */
  emit<E extends keyof ServerEvents>(
    championshipId: string,
    event: E,
    ...payload: Parameters<ServerEvents[E]>
  ): void
}

const prefix = 'championship:'
const roomOf = (championshipId: string): string => `${prefix}${championshipId}`

function parseQuestion(question: unknown): string | null {
  if (!isRecord(question)) return null
  const { championshipId } = question
  return typeof championshipId === 'string' && isId(championshipId) ? championshipId.toLowerCase() : null
}

const countWatched = ({ rooms }: ChampionshipSocket): number =>
  [...rooms].filter((room) => room.startsWith(prefix)).length

async function watch(
  socket: ChampionshipSocket,
  question: unknown,
  { db, log }: SocketOptions,
): Promise<Receipt> {
  const championshipId = parseQuestion(question)
  if (championshipId === null) return { ok: false, code: 'VALIDATION_FAILED' }
  if (socket.rooms.has(roomOf(championshipId))) return { ok: true }
  if (countWatched(socket) + socket.data.pending >= MAX_WATCHED) return { ok: false, code: 'RATE_LIMITED' }
  socket.data.pending += 1
  try {
    if (!(await isPublished(db, championshipId))) return { ok: false, code: 'CHAMPIONSHIP_NOT_FOUND' }
    await socket.join(roomOf(championshipId))
    return { ok: true }
  } catch (error) {
    log.warn({ err: error }, 'a championship could not be watched')
    return { ok: false, code: 'SERVICE_UNAVAILABLE' }
  } finally {
    socket.data.pending -= 1
  }
}

/** Adds the namespace `/championships`: what anybody may read over HTTP, as it changes. */
export function openChampionships(
  io: Server,
  letGuestsIn: LetGuestsIn,
  options: SocketOptions,
): ChampionshipSockets {
  const championships: Championships = io.of('/championships')
  letGuestsIn(championships)
  championships.on('connection', (socket) => {
    socket.data.pending = 0
    socket.on('watch', (question, acknowledge) => {
      void watch(socket, question, options).then((receipt) => {
        if (typeof acknowledge === 'function') acknowledge(receipt)
      })
    })
    socket.on('unwatch', (question) => {
      const championshipId = parseQuestion(question)
      if (championshipId !== null) void socket.leave(roomOf(championshipId))
    })
  })
  const { rooms } = championships.adapter
  return {
    watched: () =>
      [...rooms.keys()].filter((room) => room.startsWith(prefix)).map((room) => room.slice(prefix.length)),
    isWatched: (championshipId) => rooms.has(roomOf(championshipId)),
    emit: (championshipId, event, ...payload) => {
      championships.to(roomOf(championshipId)).emit(event, ...payload)
    },
  }
}
