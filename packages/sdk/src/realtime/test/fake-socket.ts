import { vi } from 'vitest'
import { connectNotifications, type NotificationsOptions } from '../connect.ts'
import type { Notification } from '../events.ts'
import type { ConnectionState } from '../reconnect.ts'

type Listener = (...args: never[]) => void
type Io = NonNullable<NotificationsOptions['io']>

/** A socket that the test controls. */
export function fakeSocket() {
  const listeners = new Map<string, Listener[]>()
  const socket = {
    connected: false,
    connect: vi.fn(),
    emit: vi.fn(),
    on(event: string, listener: Listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return socket
    },
    disconnect: vi.fn(() => {
      if (socket.connected) drop('io client disconnect')
    }),
  }
  const emit = (event: string, ...args: unknown[]) => {
    for (const listener of listeners.get(event) ?? []) listener(...(args as never[]))
  }
  const drop = (reason: string) => {
    socket.connected = false
    emit('disconnect', reason)
  }
  return {
    socket,
    drop,
    emit,
    accept() {
      socket.connected = true
      emit('connect')
    },
    fail: () => emit('connect_error', new Error('websocket error')),
    reject: (code: string) => emit('connect_error', Object.assign(new Error(code), { data: { code } })),
  }
}

/** A connection over a fake socket, recording the calls of its listeners. */
export function connectFake(options: Partial<NotificationsOptions> = {}) {
  const fake = fakeSocket()
  const states: ConnectionState[] = []
  const received: string[] = []
  const online = new EventTarget()
  const io = vi.fn(() => fake.socket)
  const connection = connectNotifications({
    baseUrl: 'https://convoca.test/api',
    token: 'secret',
    userId: 'u1',
    online,
    onState: (state) => states.push(state),
    onNotification: ({ id }) => received.push(id),
    ...options,
    io: io as unknown as Io,
  })
  return { ...fake, io, connection, states, received, online }
}

export function notification(id: string, minute: number): Notification {
  const createAt = new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString()
  return {
    id,
    title: id,
    type: 'ANNOUNCE_NEW',
    context_type: 'PLATFORM',
    body: 'text',
    isRead: false,
    createAt,
    teamId: null,
    teamTag: null,
    inviteId: null,
    scheduleId: null,
    checkInId: null,
  }
}
