import type { TeamChanged } from '@convoca/sdk/realtime'
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
  ask(request: object): Promise<{ answer: unknown; notifications: Notification[] | null }>
  disconnected: Promise<string>
}

export interface Handshake {
  token?: string | undefined
  userId?: string | undefined
  headers?: Record<string, string>
}

function dial(origin: string, { token, userId, headers }: Handshake): Socket {
  return io(`${origin}/notifications`, {
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
      const answer: unknown = await socket.timeout(5000).emitWithAck('getNotificationsPlatform', request)
      socket.removeAllListeners('notifications')
      return { answer, notifications }
    },
  }
}

/** What a refused handshake says in its `data`. */
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
