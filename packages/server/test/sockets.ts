import type {
  ChampionshipChanged,
  MatchesChanged,
  StandingsChanged,
  TeamChanged,
} from '@convoca/sdk/realtime'
import { type Socket, io } from 'socket.io-client'
import type { Schemas } from '../src/contract/types.ts'

type Notification = Schemas['Notification']

export interface Page {
  socket: Socket
  received: Notification[]
  /** The team changes it received, as `teamId part`. */
  changes: string[]
  /** The next notification that arrives after now. */
  next(): Promise<Notification>
  ask(request: object): Promise<{ response: unknown; notifications: Notification[] | null }>
  disconnected: Promise<string>
}

export interface Handshake {
  token?: string | undefined
  userId?: string | undefined
  headers?: Record<string, string>
}

function dial(
  origin: string,
  { token, userId, headers }: Handshake,
  namespace: 'notifications' | 'chat' | 'championships' = 'notifications',
): Socket {
  return io(`${origin}/${namespace}`, {
    auth: token === undefined ? {} : { token },
    ...(userId === undefined ? {} : { query: { userId } }),
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(headers === undefined ? {} : { extraHeaders: headers }),
  })
}

/** A page that is open and connected. */
export async function openPage(origin: string, handshake: Handshake): Promise<Page> {
  const socket = dial(origin, handshake)
  const received: Notification[] = []
  socket.on('newNotification', (notification: Notification) => received.push(notification))
  const changes: string[] = []
  socket.on('teamChanged', ({ teamId, part }: TeamChanged) => changes.push(`${teamId} ${part}`))
  const disconnected = new Promise<string>((resolve) => socket.on('disconnect', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    received,
    changes,
    disconnected,
    next: () => new Promise((resolve) => socket.once('newNotification', resolve)),
    ask: async (request) => {
      let notifications: Notification[] | null = null
      socket.once('notifications', (found: Notification[]) => {
        notifications = found
      })
      const response: unknown = await socket.timeout(5000).emitWithAck('getNotificationsPlatform', request)
      socket.removeAllListeners('notifications')
      return { response, notifications }
    },
  }
}

/** A page that follows the conversations of a user, and what it has received. */
export interface ChatPage {
  socket: Socket
  /** All but the presence of others. */
  received: { event: string; payload: Record<string, unknown> }[]
  presences: { userId: string; presence: string }[]
}

export async function openChatPage(origin: string, handshake: Handshake): Promise<ChatPage> {
  const socket = dial(origin, handshake, 'chat')
  const received: ChatPage['received'] = []
  const presences: ChatPage['presences'] = []
  socket.on('presence', (change: ChatPage['presences'][number]) => presences.push(change))
  socket.onAny((event: string, payload: Record<string, unknown>) => {
    if (event !== 'presence') received.push({ event, payload })
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, received, presences }
}

/** The error in a refused handshake's `data`. */
export async function refusedHandshake(origin: string, handshake: Handshake): Promise<unknown> {
  const socket = dial(origin, handshake)
  try {
    const error = await new Promise<Error>((resolve, reject) => {
      socket.once('connect', () => reject(new Error('The handshake was accepted')))
      socket.once('connect_error', resolve)
    })
    return Reflect.get(error, 'data')
  } finally {
    socket.close()
  }
}

/** A page that shows championships, of anybody, and what it has received. */
export interface GuestPage {
  socket: Socket
  matches: MatchesChanged[]
  standings: StandingsChanged[]
  /** Those to read again. */
  parts: string[]
  watch(question: unknown): Promise<unknown>
}

export async function openGuestPage(
  origin: string,
  headers: Record<string, string> = {},
): Promise<GuestPage> {
  const socket = dial(origin, { headers }, 'championships')
  const matches: MatchesChanged[] = []
  socket.on('matchesChanged', (change: MatchesChanged) => matches.push(change))
  const standings: StandingsChanged[] = []
  socket.on('standingsChanged', (change: StandingsChanged) => standings.push(change))
  const parts: string[] = []
  socket.on('championshipChanged', ({ part }: ChampionshipChanged) => parts.push(part))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const watch = (question: unknown): Promise<unknown> => socket.timeout(5000).emitWithAck('watch', question)
  return { socket, matches, standings, parts, watch }
}
