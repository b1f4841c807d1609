import { setTimeout as wait } from 'node:timers/promises'
import { connectNotifications, type NotificationsConnection } from '@convoca/sdk/realtime'
import { type Socket, io } from 'socket.io-client'
import { notify } from '../src/domains/notifications/service.ts'
import { type Person, type TestServer, startServer } from './harness.ts'

/** A page of the user with the SDK's own client, whose connection can be cut. */
export interface Client {
  connection: NotificationsConnection
  /** The titles of the notifications in the order in which they came, with those that came twice. */
  received: string[]
  /** The count of the last event; null before any. */
  unread: number | null
  /** The number of such events: two in a row may say the same. */
  changes: number
  /** The number of times that it has connected. */
  connections: number
  /** Cuts the connection as a network that goes away does: nobody says goodbye. */
  cut(): void
  close(): void
}

export function openClient(baseUrl: string, person: Pick<Person, 'id' | 'token'>, lastId?: string): Client {
  const received: string[] = []
  let socket: Socket | undefined
  const client: Client = {
    received,
    unread: null,
    changes: 0,
    connections: 0,
    connection: connectNotifications({
      baseUrl,
      token: person.token,
      userId: person.id,
      lastId,
      io: (uri, options) => {
        socket = io(uri, options)
        return socket
      },
      onState: (state) => {
        if (state === 'connected') client.connections += 1
      },
      onNotification: ({ title }) => received.push(title),
      onNotificationsChanged: ({ unread }) => {
        client.unread = unread
        client.changes += 1
      },
    }),
    cut: () => socket?.io.engine?.close(),
    close: () => client.connection.close(),
  }
  return client
}

/** Polls until the condition holds; fails after a minute. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It never came to pass: ${what}`)
    await wait(5)
  }
}

/** Connects at once instead of after the client's usual pause. */
export async function connect({ connection }: Client): Promise<void> {
  await until('the client is connected', () => {
    if (connection.state === 'disconnected' || connection.state === 'failed') connection.reconnect()
    return connection.state === 'connected'
  })
}

/** Sends a notification; if it has a subject, it takes the place of the unread one about it. */
export function send(server: TestServer, person: Person, title: string, subject?: string): Promise<void> {
  const draft = {
    userId: person.id,
    type: 'ANNOUNCE_NEW',
    contextType: 'PLATFORM',
    title,
    body: 'Uma linha.',
  } as const
  return server.runAs(person, (context) =>
    notify(context, [subject === undefined ? draft : { ...draft, subject }]),
  )
}

export interface DeliveryCounts {
  reconnects: number
  restarts: number
  sent: number
  lost: number
  doubled: number
}

/**
 * Sends notifications from one process while the connection to another is cut and that process restarts, each time
 * with one on its way and one while the client is away, and counts what reached the client.
 */
export async function countDeliveries(rounds: {
  reconnects: number
  restarts: number
}): Promise<DeliveryCounts> {
  const sender = await startServer()
  const person = await sender.registerUser()
  let receiver = await startServer({ database: sender.database })
  const origin = await receiver.listen()
  const port = Number(new URL(origin).port)
  const sent: string[] = []
  const post = (): Promise<void> => {
    const title = `n${sent.length}`
    sent.push(title)
    return send(sender, person, title)
  }
  await post()
  const [first] = (await sender.call('listUnreadNotifications', { token: person.token })).body
  const client = openClient(origin, person, first.id)
  try {
    await connect(client)
    for (let round = 0; round < rounds.reconnects + rounds.restarts; round += 1) {
      const isRestart = round % Math.ceil((rounds.reconnects + rounds.restarts) / rounds.restarts) === 0
      const onItsWay = post()
      if (isRestart) await receiver.close()
      else client.cut()
      await onItsWay
      await post()
      if (isRestart) {
        receiver = await startServer({ database: sender.database })
        await receiver.app.listen({ port, host: '127.0.0.1' })
      }
      await connect(client)
      await post()
    }
    const wanted = sent.slice(1)
    await until('all have arrived', () => new Set(client.received).size >= wanted.length)
    const unique = [...new Set(client.received)]
    return {
      ...rounds,
      sent: wanted.length,
      lost: wanted.filter((title) => !unique.includes(title)).length,
      doubled: client.received.length - unique.length,
    }
  } finally {
    client.close()
    await receiver.close()
    await sender.close()
  }
}
